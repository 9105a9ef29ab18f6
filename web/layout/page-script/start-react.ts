/** Where Next takes the page's data from: pieces of text marked 1. */
declare const __next_f: [number, string?][];

/**
 * Starts Next's scripts, which wait in a finished page with its data (web/delivery/defer-scripts.ts). Resolves when React has taken
 * over. Rejects when one of them does not come.
 */
export function startReact(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    addEventListener("hydrated", resolve);
    __next_f.push([1, JSON.parse(document.getElementById("page-data")?.textContent ?? '""')]);
    for (const script of document.querySelectorAll<HTMLScriptElement>("script[data-src]"))
      Object.assign(script, { onerror: reject, src: script.dataset.src });
  });
}
