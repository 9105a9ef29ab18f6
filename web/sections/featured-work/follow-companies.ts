import { dragToScroll } from "#ui/carousel/drag-to-scroll.ts";
import { indexInView, itemsOf, showItem } from "#ui/carousel/items.ts";
import { keepOthersInert } from "#ui/carousel/keep-others-inert.ts";

/** The companies side by side are pulled by the mouse too, and only the one in view is a stop for Tab. */
export function followCompanies(track: HTMLElement): void {
  dragToScroll(track, () => {
    showItem(itemsOf(track)[indexInView(track)]);
  });
  keepOthersInert(track);
}
