/**
 * Gives the focus, whose element is about to vanish, to `preferred` if that can be seen, else to the part of the page that the
 * visitor is reading, so that the next Tab goes on from there and not from the page's start. Nothing scrolls.
 */
export function focusInView(preferred?: Element | null): void {
  const target = preferred && isInView(preferred) ? preferred : findPartInView();
  if (!(target instanceof HTMLElement)) return;
  if (target !== preferred) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && element.checkVisibility();
}

function findPartInView(): Element | null | undefined {
  return document
    .elementsFromPoint(innerWidth / 2, innerHeight / 2)
    .map((element) => element.closest("main section, main, footer"))
    .find((part) => part);
}
