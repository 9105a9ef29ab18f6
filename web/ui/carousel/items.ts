import { selectAmong } from "../selection/select-among.ts";

/** What lies side by side in a scroller. */
export function itemsOf(scroller: Element): HTMLElement[] {
  return [...scroller.querySelectorAll<HTMLElement>(":scope>*")];
}

/** Which child of a sideways scroller, each as wide as itself, is in view; the first of one that is not laid out. */
export function indexInView({ scrollLeft, scrollWidth, children }: Element): number {
  return Math.round((scrollLeft * children.length) / scrollWidth) || 0;
}

/** Brings one child of a scroller, which is positioned, into view at once; the stylesheet may fade `[data-selected]` in. */
export function showItem(item: HTMLElement | null | undefined): void {
  if (!item) return;
  item.inert = false;
  item.parentElement?.scrollTo(item.offsetLeft, item.offsetTop);
  selectAmong(item);
}
