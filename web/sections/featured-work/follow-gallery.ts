import { dragToScroll } from "#ui/carousel/drag-to-scroll.ts";
import { indexInView } from "#ui/carousel/index-in-view.ts";
import { keepOthersInert } from "#ui/carousel/keep-others-inert.ts";
import { showItem } from "#ui/carousel/show-item.ts";
import type { LightboxProps } from "#ui/lightbox/lightbox.tsx";
import { playMp4Instead } from "#ui/video/play-mp4-instead.ts";
import { isTouchDevice } from "./is-touch-device.ts";
import { playInView } from "./play-in-view.ts";
import { readSlides } from "./read-slides.ts";

/** Thumbnails, their previous and next, clips and the way into the lightbox, until `signal` aborts. */
export function followGallery(
  gallery: HTMLElement,
  open: (lightbox: Omit<LightboxProps, "onClose">) => void,
  signal: AbortSignal,
): void {
  const stage = gallery.querySelector<HTMLElement>("[data-stage]");
  const strip = gallery.querySelector<HTMLElement>("[data-strip]");
  if (!stage || !strip) return;
  const thumbs = Array.from(strip.querySelectorAll<HTMLElement>("a"));

  const markCurrent = () => {
    const current = indexInView(stage);
    for (const [index, thumb] of thumbs.entries())
      if (index === current) thumb.setAttribute("aria-current", "true");
      else thumb.removeAttribute("aria-current");
    const thumb = thumbs[current];
    if (thumb) strip.scrollLeft = thumb.offsetLeft - (strip.clientWidth - thumb.offsetWidth) / 2;
  };
  const show = (index: number) => showItem(stage, (index + thumbs.length) % thumbs.length);

  markCurrent();
  keepOthersInert(stage, signal);
  stage.addEventListener("scroll", markCurrent, { signal, passive: true });
  dragToScroll(strip, signal);
  gallery.addEventListener("error", playMp4Instead, { signal, capture: true });
  if (isTouchDevice(navigator)) gallery.dataset.touch = "";
  else playInView(gallery.querySelectorAll("video"), signal);

  gallery.addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const button = event.target.closest<HTMLElement>("[data-media-step], [data-strip] a, [data-open]");
      if (!button) return;
      event.preventDefault();
      const item = button.closest("li");
      if (button.dataset.mediaStep) show(indexInView(stage) + Number(button.dataset.mediaStep));
      else if (strip.contains(button)) show(thumbs.indexOf(button));
      else if (item)
        open({
          slides: readSlides(stage),
          index: Array.from(stage.children).indexOf(item),
          openedFrom: stage,
        });
    },
    { signal },
  );
}
