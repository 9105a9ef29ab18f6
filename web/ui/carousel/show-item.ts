import { selectAmong } from "../selection/select-among.ts";

/** Brings one child of a scroller, which is positioned, into view at once; the stylesheet may fade `[data-selected]` in. */
export function showItem(item: HTMLElement | null | undefined): void {
  if (!item) return;
  item.inert = false;
  item.parentElement?.scrollTo(item.offsetLeft, item.offsetTop);
  selectAmong(item);
}
