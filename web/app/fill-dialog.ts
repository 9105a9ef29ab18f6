import { showSlides } from "#sections/featured-work/show-slides.ts";
import { playVideo } from "#ui/video-dialog/play-video.ts";

/** What an opened dialog of a public page has besides its frame; act-at-once.ts fetches this file when the first one opens. */
export default function fillDialog(dialog: HTMLDialogElement, opener: HTMLElement): void {
  if (!dialog.open) return;
  showSlides(dialog, opener);
  playVideo(dialog);
}
