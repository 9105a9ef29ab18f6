import { listen, page } from "./short-names.ts";

/** Closes what was dismissed on an earlier visit before anybody sees it: its island sleeps until somebody comes near. */
export function closeDismissed(): void {
  listen("DOMContentLoaded", () => {
    const dialog = page.querySelector<HTMLDialogElement>("[data-dismissal]");
    if (dialog && localStorage.getItem(dialog.dataset.dismissal ?? "")) dialog.close();
  });
}
