import type { Slide } from "#ui/lightbox/lightbox.tsx";

/** What the stage shows, as slides: the page already carries every address and every word. */
export function readSlides(stage: HTMLElement): Slide[] {
  return Array.from(stage.children, (item): Slide => {
    const image = item.querySelector("img");
    const video = item.querySelector("video");
    if (video)
      return {
        type: "video",
        caption: item.querySelector("figcaption")?.textContent ?? undefined,
        poster: image?.currentSrc || image?.src,
        ...naturalSize(image),
        sources: Array.from(video.querySelectorAll("source"), ({ src, type }) => ({ src, type })),
      };
    return {
      src: item.querySelector("a")?.href ?? image?.src ?? "",
      alt: image?.alt,
      ...naturalSize(image),
      srcSet: image ? readSrcSet(image) : undefined,
    };
  });
}

function naturalSize(image: HTMLImageElement | null) {
  return { width: Number(image?.getAttribute("width")), height: Number(image?.getAttribute("height")) };
}

function readSrcSet(image: HTMLImageElement) {
  const { width, height } = naturalSize(image);
  return image.srcset.split(", ").flatMap((source) => {
    const [src, wide] = source.split(" ");
    const pixels = Number.parseInt(wide ?? "", 10);
    return src && pixels ? { src, width: pixels, height: Math.round((pixels * height) / width) } : [];
  });
}
