import { onReturn } from "../page-script/on-return.ts";

/** From this width on the menu's links stand in the bar. */
const wideScreen = "(min-width: 48rem)";

/** Closes the mobile menu once the screen has grown wide, and both menus when Back brings the page to life again. */
export function closeMenus(): void {
  const menu = document.querySelector<HTMLDialogElement>("#mobile-menu");
  const width = matchMedia(wideScreen);
  const closeWhenWide = () => {
    if (width.matches) menu?.close();
  };
  closeWhenWide();
  width.addEventListener("change", closeWhenWide);
  onReturn(() => {
    menu?.close();
    document.querySelector<HTMLElement>("#services-menu")?.hidePopover?.();
  });
}
