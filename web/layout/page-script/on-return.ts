/** When Back brings the page to life again out of the browser's cache. */
export function onReturn(act: () => void): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) act();
  });
}
