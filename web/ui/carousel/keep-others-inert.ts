/** Of a scroller's children only the one in view is a stop for Tab; one that still has the focus keeps it until it is left. */
export function keepOthersInert({ children }: HTMLElement, current: number): void {
  for (const [index, item] of Array.from(children).entries())
    if (item instanceof HTMLElement) item.inert = index !== current && !item.contains(document.activeElement);
}
