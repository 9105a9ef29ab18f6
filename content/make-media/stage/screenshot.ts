import { closePage, openPage } from "./browser.ts";
import { saveWebp } from "./save-webp.ts";
import { showPage } from "./show-page.ts";

type Shot = { width: number; height: number; scale?: number; quality?: number };

export async function photograph(html: string, { width, height, scale = 1 }: Shot): Promise<Buffer> {
  const page = await openPage(width, height, scale);
  try {
    await showPage(page, html);
    return await page.screenshot({ type: "png" });
  } finally {
    await closePage(page);
  }
}

/** Photographs a page and keeps it as WebP at its CSS size; a scale above 1 is for smoother edges only. */
export async function screenshot(html: string, path: string, shot: Shot): Promise<void> {
  const picture = await photograph(html, shot);
  await saveWebp(picture, path, { width: shot.width, height: shot.height, quality: shot.quality });
}
