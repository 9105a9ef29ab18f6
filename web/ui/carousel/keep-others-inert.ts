import { indexInView, itemsOf } from "./items.ts";

/**
 * Of a scroller's children only the one in view is a stop for Tab; one that still has the focus keeps it until it is left.
 * What comes into view is reached at once; the others wait for the end of the scrolling, since what becomes inert under a
 * finger loses its touch.
 */
export function keepOthersInert(scroller: HTMLElement): void {
  const reach = () => itemsOf(scroller)[indexInView(scroller)]?.removeAttribute("inert");
  const keepOthers = () => {
    reach();
    const current = indexInView(scroller);
    for (const [index, item] of itemsOf(scroller).entries())
      item.toggleAttribute("inert", index !== current && !item.contains(document.activeElement));
  };
  keepOthers();
  scroller.addEventListener("scroll", reach, { passive: true });
  for (const change of ["scrollend", "focusin"])
    scroller.addEventListener(change, keepOthers, { passive: true });
}
