import { enableVisualEditing } from "@sanity/visual-editing";

/**
 * What a preview runs: it follows the drafts by asking, since an edit can come before it listens to the Studio, and
 * inside the Studio it offers click-to-edit. next.config.ts bundles this file by itself, so that no page of a visitor carries any of it.
 */
declare global {
  interface Window {
    next?: { router?: { refresh(): void } };
  }
}

const msBetweenLooks = 400;

function refresh(): void {
  if (window.next?.router) window.next.router.refresh();
  else window.location.reload();
}

let known: string | undefined;

/** Renders the page anew when the drafts have changed. */
async function look(): Promise<void> {
  const answer = document.hidden ? null : await fetch("/api/preview/state").catch(() => null);
  const state = answer?.ok ? await answer.text() : known;
  if (state !== known) refresh();
  known = state;
  setTimeout(look, msBetweenLooks);
}

function editInStudio(): void {
  enableVisualEditing({
    history: {
      subscribe(navigate) {
        const { pathname, search } = window.location;
        navigate({ type: "push", title: document.title, url: `${pathname}${search}` });
        return () => {};
      },
      update({ type, url }) {
        if (type === "pop") window.history.back();
        else if (url) window.location.assign(url);
      },
    },
    refresh() {
      refresh();
      return Promise.resolve();
    },
  });
}

void look();
if (window.self !== window.top) editInStudio();
