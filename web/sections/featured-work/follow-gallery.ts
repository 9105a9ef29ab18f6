import { dragToScroll } from "#ui/carousel/drag-to-scroll.ts";
import { indexInView } from "#ui/carousel/items.ts";
import { keepOthersInert } from "#ui/carousel/keep-others-inert.ts";
import { playMp4Instead } from "#ui/video/play-mp4-instead.ts";
import { playInView } from "./play-in-view.ts";

/** Marks the small picture of what a gallery shows, plays its clips, and lets the mouse pull the strip. */
export function followGallery(gallery: HTMLElement): void {
  const stage = gallery.querySelector<HTMLElement>("[data-stage]");
  const strip = gallery.querySelector<HTMLElement>("[data-strip]");
  if (!stage) return;
  const thumbs = Array.from(gallery.querySelectorAll<HTMLElement>("[data-strip] a"));

  const markCurrent = () => {
    const current = indexInView(stage);
    for (const [index, thumb] of thumbs.entries())
      if (index === current) thumb.setAttribute("aria-current", "true");
      else thumb.removeAttribute("aria-current");
    const thumb = thumbs[current];
    if (thumb && strip) strip.scrollLeft = thumb.offsetLeft - (strip.clientWidth - thumb.offsetWidth) / 2;
  };

  markCurrent();
  keepOthersInert(stage);
  stage.addEventListener("scroll", markCurrent, { passive: true });
  if (strip) dragToScroll(strip);
  gallery.addEventListener("error", playMp4Instead, true);
  if (isTouchDevice(navigator)) gallery.dataset.touch = "";
  else playInView(gallery.querySelectorAll("video"));
}

/** Told by the browser's name or by a screen that feels several fingers. */
function isTouchDevice({ userAgent, maxTouchPoints }: Navigator): boolean {
  return maxTouchPoints > 1 || /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent);
}
