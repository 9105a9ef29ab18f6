/** Where Next takes the page's data from: pieces of text marked 1. */
declare const __next_f: [number, string?][];

/**
 * Loads Next's scripts, which wait in a finished page, and the page's data, which wait with the server (web/delivery/defer-scripts.ts).
 * Resolves when React has taken over. Rejects when one of them does not come.
 */
export function startReact(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    addEventListener("hydrated", resolve);
    const scripts = [...document.querySelectorAll<HTMLScriptElement>("script[data-src]")];
    const load = (script: HTMLScriptElement) =>
      Object.assign(script, { onerror: reject, src: script.dataset.src });
    // Next begins with the last of its scripts, and by then the data must be there.
    const last = scripts.splice(-1);
    scripts.forEach(load);
    fetch("?_rsc", { headers: { rsc: "1" } })
      .then((answer) => answer.text())
      .then((data) => {
        __next_f.push([1, data]);
        last.forEach(load);
      })
      .catch(reject);
  });
}
