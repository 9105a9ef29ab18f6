import { focusInView } from "#ui/focus/focus-in-view.ts";

/** Remembers in this browser that the dialog was dismissed. The page's script closes it on later visits. */
export function rememberDismissal(dialog: HTMLElement): void {
  const key = dialog.dataset.dismissal ?? "";
  const dismiss = () => {
    writeItem(key);
    const { activeElement, body } = document;
    // What the dialog hides loses the focus only when the page is drawn next.
    if (activeElement === body || dialog.contains(activeElement)) focusInView();
  };
  // Dismissed before this script was there.
  if (!dialog.hasAttribute("open") && !readItem(key)) dismiss();
  dialog.addEventListener("close", dismiss);
}

// A browser that refuses storage shows the announcement again: nothing else is lost.
function readItem(key: string) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeItem(key: string) {
  try {
    localStorage.setItem(key, new Date().toISOString());
  } catch {
    console.info("The browser does not let the site remember that the announcement was dismissed.");
  }
}
