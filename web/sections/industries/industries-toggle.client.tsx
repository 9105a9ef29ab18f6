"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./industries-toggle.module.css";

/** The heading as a button: it opens and closes all cards of its section, which always do so together. */
export function IndustriesToggle({ children }: { children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const section = button.current?.closest("section");
    if (!section) return;
    const openAll = (open: boolean) => {
      for (const card of section.querySelectorAll("details")) card.open = open;
    };
    const follow = (event: Event) => {
      if (!(event.target instanceof HTMLDetailsElement)) return;
      openAll(event.target.open);
      setOpen(event.target.open);
    };
    const toggleByClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest("summary")) return;
      const isOnHeading = target.closest("button") === button.current;
      const isOnCard = target.closest("details") && getSelection()?.isCollapsed !== false;
      if (isOnHeading || isOnCard) openAll(!section.querySelector("details")?.open);
    };
    if (section.querySelector("details[open]")) openAll(true);
    // A toggle does not bubble: it is caught on its way down.
    section.addEventListener("toggle", follow, true);
    section.addEventListener("click", toggleByClick);
    return () => {
      section.removeEventListener("toggle", follow, true);
      section.removeEventListener("click", toggleByClick);
    };
  }, []);

  return (
    <button type="button" className={styles.toggle} ref={button} aria-expanded={isOpen} data-island>
      {children}
      <span className={styles.sign}>
        <Icon name="down" />
      </span>
    </button>
  );
}
