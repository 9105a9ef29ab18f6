/** Which child of a sideways scroller, each as wide as itself, is in view; the first of one that is not laid out. */
export function indexInView({ scrollLeft, scrollWidth, children }: Element): number {
  return Math.round((scrollLeft * children.length) / scrollWidth) || 0;
}
