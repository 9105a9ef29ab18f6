/** Which child of a sideways scroller, each as wide as itself, is in view. */
export function indexInView({ scrollLeft, children }: HTMLElement): number {
  const [first, second] = children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0;
  return Math.round(scrollLeft / (second.offsetLeft - first.offsetLeft));
}
