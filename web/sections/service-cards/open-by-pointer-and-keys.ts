const hoverDelay = 150;

/** Service cards side by side: one opens under a resting pointer, or as the arrow keys move between them. */
export function openByPointerAndKeys(list: HTMLElement): void {
  const wide = matchMedia("(min-width: 48rem)");
  let timer: ReturnType<typeof setTimeout> | undefined;

  // All cards bear one name, so the browser closes the others.
  const open = (card: Element | null) => {
    const details = card?.querySelector("details");
    if (details) details.open = true;
  };
  const openSoon = (card: Element | null) => {
    timer = setTimeout(open, hoverDelay, card);
  };
  const stay = () => clearTimeout(timer);
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (event: HTMLElementEventMap[Name], card: Element) => void,
  ) =>
    list.addEventListener(name, (event) => {
      const card = event.target instanceof Element ? event.target.closest("li") : null;
      if (wide.matches && card) act(event, card);
    });

  listen("pointerover", ({ pointerType }, card) => {
    stay();
    if (pointerType === "mouse") openSoon(card);
  });
  list.addEventListener("pointerleave", stay);
  listen("focusin", ({ target }, card) => {
    if (target instanceof Element && target.matches(":focus-visible")) open(card);
  });
  listen("keydown", (event, card) => {
    const isOnCard = event.target instanceof Element && event.target.matches("summary");
    if (!isOnCard && event.key !== "Escape") return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      card.querySelector("a")?.click();
      return;
    }
    const next = neighbour(card, event.key);
    if (next === undefined) return;
    event.preventDefault();
    next?.querySelector("summary")?.focus();
  });
  // The pointer that rests on a card since before this script was there.
  if (wide.matches && matchMedia("(hover: hover)").matches) openSoon(list.querySelector("li:hover"));
}

/** The card that a key leads to; `null` at an end, `undefined` for any other key. */
function neighbour(card: Element, key: string): Element | null | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return card.nextElementSibling;
  if (key === "ArrowLeft" || key === "ArrowUp") return card.previousElementSibling;
  if (key === "Home" || key === "Escape") return card.parentElement?.firstElementChild ?? null;
  if (key === "End") return card.parentElement?.lastElementChild ?? null;
}
