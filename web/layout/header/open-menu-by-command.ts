/** What a browser does by itself that knows `command` buttons. */
export function openMenuByCommand(): void {
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[commandfor=mobile-menu]") : null;
    const menu = document.querySelector<HTMLDialogElement>("#mobile-menu");
    if (button?.getAttribute("command") === "close") menu?.close();
    else if (button) menu?.showModal();
  });
}
