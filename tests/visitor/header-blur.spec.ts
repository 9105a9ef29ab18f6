import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";

/** How far the lightest and the darkest pixel of the bar lie apart over stripes of black and white, of 255. */
async function contrastInBar(page: Page): Promise<number> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const picture = await page.screenshot({ clip: { x: 40, y: 20, width: width - 80, height: 20 } });
  const { channels } = await sharp(picture).greyscale().stats();
  return (channels[0]?.max ?? 255) - (channels[0]?.min ?? 0);
}

for (const colorScheme of ["light", "dark"] as const)
  test(`what is scrolled under the header lies behind frosted glass, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const [path, width] of [
      ["/", 390],
      ["/contact", 768],
      ["/brand", 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.evaluate(() => {
        const stripes = new CSSStyleSheet();
        stripes.replaceSync(`
          body::before { content: ""; position: absolute; z-index: 1; inset: 0 0 auto; height: 2000px;
            background: repeating-linear-gradient(90deg, #000 0 4px, #fff 4px 8px) }
          header > div > * { visibility: hidden !important }
        `);
        document.adoptedStyleSheets = [stripes];
      });
      await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
      await expect.poll(async () => (await page.getByRole("banner").boundingBox())?.height).toBe(64);
      // Paper of 82 % alone leaves 46.
      await expect.poll(() => contrastInBar(page), `${path}, ${width} px`).toBeLessThan(14);
    }
  });
