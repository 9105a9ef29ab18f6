/** What the page's script often needs, by names that a minifier shortens: they are repeated in every page. */
export const listen = addEventListener;
export const page = document;

export function find<Found extends Element = HTMLElement>(selector: string): Found | null {
  return page.querySelector<Found>(selector);
}

/** When Back brings the page to life again out of the browser's cache. */
export function onReturn(act: () => void): void {
  listen("pageshow", ({ persisted }) => {
    if (persisted) act();
  });
}
