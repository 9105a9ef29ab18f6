import { find, listen } from "./short-names.ts";

/** Closes what was dismissed on an earlier visit before anybody sees it; remember-dismissal.ts wrote that down. */
export function closeDismissed(): void {
  listen("DOMContentLoaded", () => {
    const dialog = find<HTMLDialogElement>("[data-dismissal]");
    if (localStorage[dialog?.dataset.dismissal ?? ""]) dialog?.close();
  });
}
