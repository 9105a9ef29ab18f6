/** A clip plays, without sound, while most of it can be seen, unless the visitor asked for less motion. */
export function playInView(videos: Iterable<HTMLVideoElement>): void {
  const watching = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (target instanceof HTMLVideoElement) isIntersecting ? play(target) : target.pause();
    },
    { threshold: 0.6 },
  );
  for (const video of videos) watching.observe(video);
}

function play(video: HTMLVideoElement) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  video.muted = true;
  video.play().catch((cause) => console.info("The clip waits for its play button", cause));
}
