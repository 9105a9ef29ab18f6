import { enableVisualEditing } from "@sanity/visual-editing";
import { type Edit, showEdit } from "./show-edit.ts";

/**
 * What a preview runs: it follows the drafts on a line to the site, since an edit can come before it listens to the Studio, and
 * inside the Studio it offers click-to-edit. next.config.ts bundles this file by itself, so that no page of a visitor carries any of it.
 */
declare global {
  interface Window {
    next?: { router?: { refresh(): void } };
  }
}

const msAfterRefusal = 5000;
/** An editor who types on sees the text at once; the rest of the page follows in a pause. */
const pauseMs = 700;

function refresh(): void {
  if (window.next?.router) window.next.router.refresh();
  else window.location.reload();
}

const bar = document.querySelector<HTMLElement>("[data-preview-bar]");
let known = bar?.dataset.previewBar ?? "";
let pause: ReturnType<typeof setTimeout> | undefined;

let line: EventSource | undefined;

/** When the drafts have changed, shows the last edit at once and has the page rendered anew. A hidden page follows nothing. */
function follow(): void {
  line?.close();
  if (document.hidden) return;
  const opened = new EventSource("/api/preview/edits");
  line = opened;
  opened.addEventListener("drafts", ({ data }) => {
    const { state, edit }: { state: string; edit: Edit | null } = JSON.parse(data);
    if (known && state !== known) {
      clearTimeout(pause);
      pause = setTimeout(refresh, edit && showEdit(edit) ? pauseMs : 0);
    }
    known = state;
  });
  // A lost line is taken up again by the browser, a refused one is not.
  opened.addEventListener("error", () => {
    if (opened.readyState === EventSource.CLOSED && line === opened) setTimeout(follow, msAfterRefusal);
  });
}

/** Shows what the Studio shows: the drafts, what is published, or a release. */
async function choose(perspective: string): Promise<void> {
  const response = await fetch("/api/preview/perspective", { method: "POST", body: perspective });
  if (!response.ok) return;
  const { isOther }: { isOther: boolean } = await response.json();
  if (!isOther) return;
  refresh();
  follow();
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
    onPerspectiveChange: (perspective) => void choose(String(perspective)),
  });
}

follow();
document.addEventListener("visibilitychange", follow);
if (window.self !== window.top) {
  // The Studio says that this is a preview, and has a way out of it.
  if (bar) bar.style.display = "none";
  editInStudio();
}
