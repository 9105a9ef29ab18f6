export function findMenu(): HTMLDialogElement | null {
  return document.querySelector("dialog#mobile-menu");
}
