import { enableVisualEditing } from "@sanity/visual-editing";
import { type Edit, showEdit } from "./show-edit.ts";

/**
 * What a preview runs: it follows the drafts by asking, since an edit can come before it listens to the Studio, and
 * inside the Studio it offers click-to-edit. next.config.ts bundles this file by itself, so that no page of a visitor carries any of it.
 */
declare global {
  interface Window {
    next?: { router?: { refresh(): void } };
  }
}

/** Before it asks again; the answer itself waits for an edit. */
const msBetweenLooks = 100;
const msAfterFailure = 1000;
/** An editor who types on sees the text at once; the rest of the page follows in a pause. */
const pauseMs = 700;

function refresh(): void {
  if (window.next?.router) window.next.router.refresh();
  else window.location.reload();
}

let known = "";
let pause: ReturnType<typeof setTimeout> | undefined;

/** When the drafts have changed, shows the last edit at once and has the page rendered anew. */
async function look(): Promise<void> {
  const query = new URLSearchParams({ known });
  const answer = document.hidden ? null : await fetch(`/api/preview/state?${query}`).catch(() => null);
  if (answer?.ok) {
    const { state, edit }: { state: string; edit?: Edit } = await answer.json();
    if (known && state !== known) {
      clearTimeout(pause);
      pause = setTimeout(refresh, edit && showEdit(edit) ? pauseMs : 0);
    }
    known = state;
  }
  setTimeout(look, answer?.ok ? msBetweenLooks : msAfterFailure);
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
