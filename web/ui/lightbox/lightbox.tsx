import { useEffect, useRef } from "react";
import YetAnotherLightbox, { type Slide as AnySlide, type ControllerRef } from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Video from "yet-another-react-lightbox/plugins/video";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/counter.css";
import { ignoreClicks } from "../carousel/ignore-clicks.ts";
import { playMp4Instead } from "../video/play-mp4-instead.ts";
import "./lightbox.css";

export type Slide = AnySlide & { caption?: string };

const clicksIgnoredFor = 175;
const fade = 300;
/** Room beside the picture for the arrows, where the window has it; else they stand below it. */
const wideWindow = "(min-width: 48rem)";

export type LightboxProps = {
  slides: Slide[];
  index: number;
  /** What opens it. For 175 ms after it closed, a click there does not count: it may be the one that closed it, doubled. */
  openedFrom: HTMLElement;
  onClose: () => void;
};

/** Pictures and clips over the whole screen. Imported on the first click: it is larger than the page's own script. */
export function Lightbox({ slides, index, openedFrom, onClose }: LightboxProps) {
  const controller = useRef<ControllerRef>(null);

  // The click that opened it, doubled by an impatient finger, must not close it again.
  useEffect(() => ignoreClicks(document, clicksIgnoredFor), []);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", (event) => actOnKey(event, controller.current), { signal });
    document.addEventListener("error", playMp4Instead, { signal, capture: true });
    return () => listening.abort();
  }, []);

  return (
    <YetAnotherLightbox
      open
      close={() => {
        ignoreClicks(openedFrom, clicksIgnoredFor);
        onClose();
      }}
      controller={{ ref: controller, closeOnBackdropClick: true }}
      slides={slides}
      index={index}
      plugins={[Video, Counter]}
      carousel={{ finite: true, padding: matchMedia(wideWindow).matches ? "72px" : "4%" }}
      render={{ slideFooter: ({ slide }) => <Caption slide={slide} /> }}
      animation={{ fade }}
      video={{ autoPlay: true, muted: true, controls: true, playsInline: true }}
    />
  );
}

function Caption({ slide }: { slide: Slide }) {
  return slide.caption ? <p className="lightbox-caption">{slide.caption}</p> : null;
}

/** The lightbox hears keys only while the focus is inside it; these reach it from anywhere else. */
function actOnKey({ key, target }: KeyboardEvent, controller: ControllerRef | null) {
  if (target instanceof Element && target.closest(".yarl__root")) return;
  if (key === "Escape") controller?.close();
  if (key === "ArrowLeft") controller?.prev();
  if (key === "ArrowRight") controller?.next();
}
