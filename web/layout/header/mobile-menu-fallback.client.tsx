"use client";

import { useEffect } from "react";

/** From this width on the menu's links stand in the bar. */
const wideScreen = "(min-width: 768px)";

/** Closes the menu when the screen becomes wide, and opens it where the browser knows no `command` buttons yet. */
export function MobileMenuFallback() {
  useEffect(() => {
    const menu = document.querySelector<HTMLDialogElement>("dialog#mobile-menu");
    const wide = window.matchMedia(wideScreen);
    const close = () => menu?.close();
    const obey = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest("[commandfor=mobile-menu]") : null;
      if (button?.getAttribute("command") === "close") close();
      else if (button) menu?.showModal();
    };
    const knowsCommands = "commandForElement" in HTMLButtonElement.prototype;
    if (!knowsCommands) document.addEventListener("click", obey);
    wide.addEventListener("change", close);
    return () => {
      document.removeEventListener("click", obey);
      wide.removeEventListener("change", close);
    };
  }, []);
  return null;
}
