/** What a browser does by itself that knows `command` buttons. */
export function obeyCommands(): void {
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[commandfor]") : null;
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "close") dialog.close();
    else dialog.showModal();
  });
}
