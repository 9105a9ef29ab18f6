/** Brings one child of a sideways scroller into view at once; the stylesheet fades `[data-fading]` in. */
export function showItem(scroller: HTMLElement, index: number): void {
  const [first] = scroller.children;
  const item = scroller.children[index];
  if (!(first instanceof HTMLElement) || !(item instanceof HTMLElement)) return;
  scroller.scrollTo({ left: item.offsetLeft - first.offsetLeft, behavior: "instant" });
  item.dataset.fading = "";
  item.addEventListener("animationend", () => delete item.dataset.fading, { once: true });
}
