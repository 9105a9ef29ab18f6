/** Where a clip breaks after its first source was chosen, the browser gives up: the MP4 takes over here. */
export function playMp4Instead({ target }: Event): void {
  if (!(target instanceof HTMLVideoElement)) return;
  const mp4 = target.querySelector<HTMLSourceElement>('source[type="video/mp4"]')?.src;
  if (!mp4 || target.currentSrc === mp4) return;
  target.src = mp4;
  target.play().catch((cause) => console.info("The clip waits for its play button", cause));
}
