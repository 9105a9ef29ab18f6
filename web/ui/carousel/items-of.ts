/** What lies side by side in a scroller. */
export function itemsOf(scroller: Element): HTMLElement[] {
  return [...scroller.querySelectorAll<HTMLElement>(":scope>*")];
}
