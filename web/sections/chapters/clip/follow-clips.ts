import { playMp4Instead } from "#ui/video/play-mp4-instead.ts";
import { playInView } from "../../featured-work/play-in-view.ts";

/** The clips of a page play while they can be seen. */
export function followClips(part: HTMLElement): void {
  part.addEventListener("error", playMp4Instead, true);
  playInView(part.querySelectorAll("video"));
}
