/** Swallows what a pointer clicks inside `area` for some milliseconds; the keyboard's clicks pass. */
export function ignoreClicks(area: HTMLElement, milliseconds: number): void {
  const swallow = (event: Event) => {
    if (!(event instanceof MouseEvent) || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  area.addEventListener("click", swallow, true);
  setTimeout(() => area.removeEventListener("click", swallow, true), milliseconds);
}
