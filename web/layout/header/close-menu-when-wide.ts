import { findMenu } from "./find-menu.ts";

/** From this width on the menu's links stand in the bar. */
const wideScreen = "(min-width: 768px)";

export function closeMenuWhenWide(): void {
  matchMedia(wideScreen).addEventListener("change", () => findMenu()?.close());
}
