import { dragToScroll } from "#ui/carousel/drag-to-scroll.ts";
import { indexInView } from "#ui/carousel/index-in-view.ts";
import { itemsOf } from "#ui/carousel/items-of.ts";
import { keepOthersInert } from "#ui/carousel/keep-others-inert.ts";
import { showItem } from "#ui/carousel/show-item.ts";

/** The companies side by side are pulled by the mouse too, and only the one in view is a stop for Tab. */
export function followCompanies(track: HTMLElement): void {
  dragToScroll(track, () => {
    showItem(itemsOf(track)[indexInView(track)]);
  });
  keepOthersInert(track);
}
