"use client";

import { type ReactNode, useEffect, useRef } from "react";

const hoverDelay = 150;

/** The cards side by side: one opens under a resting pointer, or as the arrow keys move between them. */
export function CardList({ className, children }: { className?: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const { current } = list;
    return current ? openByPointerAndKeys(current) : undefined;
  }, []);

  return (
    <ul className={className} ref={list} data-island>
      {children}
    </ul>
  );
}

function openByPointerAndKeys(list: HTMLElement) {
  const wide = matchMedia("(min-width: 48rem)");
  const listening = new AbortController();
  let timer: number | undefined;

  // All cards bear one name, so the browser closes the others.
  const open = (card: Element | null | undefined) => {
    const details = card?.querySelector("details");
    if (details) details.open = true;
  };
  const stay = () => clearTimeout(timer);
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (event: HTMLElementEventMap[Name], card: Element) => void,
  ) =>
    list.addEventListener(
      name,
      (event) => {
        const card = event.target instanceof Element ? event.target.closest("li") : null;
        if (wide.matches && card) act(event, card);
      },
      { signal: listening.signal },
    );

  listen("pointerover", ({ pointerType }, card) => {
    stay();
    if (pointerType === "mouse") timer = window.setTimeout(open, hoverDelay, card);
  });
  list.addEventListener("pointerleave", stay, { signal: listening.signal });
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

  return () => {
    stay();
    listening.abort();
  };
}

/** The card that a key leads to; `null` at an end, `undefined` for any other key. */
function neighbour(card: Element, key: string): Element | null | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return card.nextElementSibling;
  if (key === "ArrowLeft" || key === "ArrowUp") return card.previousElementSibling;
  if (key === "Home" || key === "Escape") return card.parentElement?.firstElementChild ?? null;
  if (key === "End") return card.parentElement?.lastElementChild ?? null;
}
