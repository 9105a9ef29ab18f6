import { ignoreClicks } from "#ui/carousel/ignore-clicks.ts";
import { indexInView, itemsOf, showItem } from "#ui/carousel/items.ts";
import { keepOthersInert } from "#ui/carousel/keep-others-inert.ts";
import { playMp4Instead } from "#ui/video/play-mp4-instead.ts";
import { playInView } from "./play-in-view.ts";

const clicksIgnoredFor = 175;
const ready = new WeakSet<HTMLDialogElement>();

/** Fills the opened lightbox with all pictures and clips of the gallery that `opener` belongs to, beginning with its own. */
export function showSlides(dialog: HTMLDialogElement, opener: HTMLElement): void {
  const slides = dialog.querySelector<HTMLElement>("[data-fill]");
  const stage = opener.closest<HTMLElement>("[data-stage]");
  if (!slides || !stage) return;
  // What was shown at once stays, so that it does not flicker.
  const shown = slides.querySelector("img");
  const items = Array.from(stage.children);
  const current = items.findIndex((item) => item.contains(opener));
  slides.replaceChildren(...items.map((item, index) => makeSlide(item, index === current ? shown : null)));
  if (!ready.has(dialog)) letTurn(dialog, slides);
  ready.add(dialog);
  playInView(slides.querySelectorAll("video"));
  showItem(itemsOf(slides)[current]);
  slides.dispatchEvent(new Event("scrollend"));

  // The click that opened it, doubled by an impatient finger, must not close it again, nor the one that closed it open it.
  ignoreClicks(slides, clicksIgnoredFor);
  const empty = () => {
    ignoreClicks(stage, clicksIgnoredFor);
    slides.replaceChildren();
  };
  dialog.addEventListener("close", empty, { once: true });
}

function makeSlide(item: Element, shown: HTMLImageElement | null): HTMLElement {
  const slide = document.createElement("div");
  const image = item.querySelector("img");
  const video = item.querySelector("video")?.cloneNode(true);
  slide.style.setProperty(
    "--ratio",
    String(Number(image?.getAttribute("width")) / Number(image?.getAttribute("height"))),
  );
  if (video instanceof HTMLVideoElement) {
    video.poster = image?.currentSrc ?? "";
    video.muted = true;
    slide.append(video);
  } else {
    const picture = shown ?? image?.cloneNode();
    if (picture instanceof HTMLImageElement) {
      picture.sizes = "100vw";
      slide.append(picture);
    }
  }
  const caption = item.querySelector("figcaption")?.textContent;
  if (caption) slide.append(Object.assign(document.createElement("p"), { textContent: caption }));
  return slide;
}

function makeSpan(textContent: string): HTMLElement {
  return Object.assign(document.createElement("span"), { textContent });
}

/** Its buttons, keys and counter; a click beside the picture closes it. */
function letTurn(dialog: HTMLDialogElement, slides: HTMLElement): void {
  const counter = dialog.querySelector("[data-counter]");
  const buttons = dialog.querySelectorAll<HTMLButtonElement>("[data-turn]");

  const count = () => {
    const index = indexInView(slides);
    const slide = slides.children[index];
    const shown = slide?.querySelector("p")?.textContent ?? slide?.querySelector("img")?.alt;
    say(`${index + 1} / ${slides.children.length}`, ` ${shown ?? ""}`);
    for (const button of buttons) {
      const isEnd = !slides.children[index + Number(button.dataset.turn)];
      // What is disabled loses the focus to the page.
      if (isEnd && button.matches(":focus")) slides.focus();
      button.disabled = isEnd;
    }
  };
  const say = (...words: string[]) => {
    // Whatever is written there is said, the same words again too.
    if (counter?.textContent !== words.join("")) counter?.replaceChildren(...words.map(makeSpan));
  };
  const turn = (by: number) => showItem(itemsOf(slides)[indexInView(slides) + by]);

  // Whatever scrolls is within reach of the keyboard.
  slides.tabIndex = 0;
  keepOthersInert(slides);
  for (const change of ["scroll", "scrollend"]) slides.addEventListener(change, count, { passive: true });
  dialog.addEventListener("error", playMp4Instead, true);
  for (const button of buttons) button.addEventListener("click", () => turn(Number(button.dataset.turn)));
  dialog.addEventListener("click", ({ target }) => {
    if (target instanceof Element && !target.closest("img,video,p,button")) dialog.close();
  });
  // On the document: the focus may be nowhere.
  document.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!dialog.open || !by) return;
    event.preventDefault();
    turn(by);
  });
}
