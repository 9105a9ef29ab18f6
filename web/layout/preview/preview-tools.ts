import { enableVisualEditing } from "@sanity/visual-editing";

/**
 * What a preview runs: click-to-edit and live texts inside the Studio; in a tab of its own it follows the drafts by
 * asking. next.config.ts bundles this file by itself, so that no page of a visitor carries any of it.
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
    if (known !== undefined && state !== known) refresh();
    known = state;
  }, msBetweenLooks);
}

if (window.self === window.top) followDrafts();
else editInStudio();
