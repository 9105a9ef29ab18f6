/** Past this many pixels the header is compact; header.module.css says the same to browsers that know scroll timelines. */
const thresholdPx = 50;

export function compactHeader(): void {
  const update = () => {
    document.documentElement.toggleAttribute("data-scrolled", window.scrollY > thresholdPx);
  };
  update();
  addEventListener("scroll", update, { passive: true });
}
