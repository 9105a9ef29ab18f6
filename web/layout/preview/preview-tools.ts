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

const msBetweenLooks = 1500;

function refresh(): void {
  if (window.next?.router) window.next.router.refresh();
  else window.location.reload();
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
    refresh: () => {
      refresh();
      return Promise.resolve();
    },
  });
}

function followDrafts(): void {
  let known: string | undefined;
  setInterval(async () => {
    if (document.hidden) return;
    const answer = await fetch("/api/preview/state").catch(() => null);
    if (!answer?.ok) return;
    const state = await answer.text();
    if (state !== known) refresh();
    known = state;
  }, msBetweenLooks);
}

followDrafts();
if (window.self !== window.top) editInStudio();
