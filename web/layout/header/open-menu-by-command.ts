import { findMenu } from "./find-menu.ts";

/** What a browser does by itself that knows `command` buttons. */
export function openMenuByCommand(): void {
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[commandfor=mobile-menu]") : null;
    if (button?.getAttribute("command") === "close") findMenu()?.close();
    else if (button) findMenu()?.showModal();
  });
}
