/** All cards and the heading open and close together; any part of an open card closes them, unless its words were selected. */
export function followCards(list: HTMLElement): void {
  const cards = list.querySelectorAll("details");
  const heading = list.closest("section")?.querySelector("[data-act=toggle]");

  const openAll = (isOpen: boolean) => {
    for (const card of cards) card.open = isOpen;
    heading?.setAttribute("aria-expanded", String(isOpen));
  };
  for (const card of cards) card.addEventListener("toggle", () => openAll(card.open));
  list.addEventListener("click", ({ target }) => {
    const card = target instanceof Element && !target.closest("summary") && target.closest("details");
    if (card && getSelection()?.isCollapsed !== false) openAll(!card.open);
  });
  // Opened before this script was there.
  openAll(list.querySelector("[open]") !== null);
}
