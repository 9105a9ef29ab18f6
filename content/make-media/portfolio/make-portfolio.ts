import { screenshot } from "../stage/screenshot.ts";
import { studioPages } from "./pages.ts";

/** A concept site of a small architecture practice, four of its pages. */
export async function makePortfolio(): Promise<void> {
  for (const [name, page] of Object.entries(studioPages)) {
    await screenshot(await page(), `portfolio/${name}.webp`, { width: 1440, height: 1800, quality: 78 });
  }
}
