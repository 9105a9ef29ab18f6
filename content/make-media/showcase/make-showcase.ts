import { closePage, openPage } from "../stage/browser.ts";
import { saveWebp } from "../stage/save-webp.ts";
import { showPage } from "../stage/show-page.ts";
import { outdoorPages } from "./outdoor-pages.ts";
import { lodgePictures } from "./pictures.ts";
import { stayPages } from "./stay-pages.ts";
import { tablePages } from "./table-pages.ts";

const sizes = { small: [390, 844], medium: [820, 1180], large: [1440, 900] } as const;

/** One set of pages, photographed at the widths of a phone, a tablet and a desktop. */
export async function makeShowcase(): Promise<void> {
  const pictures = await lodgePictures();
  const pages = { ...stayPages(pictures), ...tablePages(pictures), ...outdoorPages(pictures) };
  for (const [size, [width, height]] of Object.entries(sizes)) {
    const page = await openPage(width, height);
    for (const [id, html] of Object.entries(pages)) {
      await showPage(page, html);
      const picture = await page.screenshot({ type: "png" });
      await saveWebp(picture, `showcase/${id}-${size}.webp`, {
        width,
        height,
        quality: size === "small" ? 80 : 76,
      });
    }
    await closePage(page);
  }
}
