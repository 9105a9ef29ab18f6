import { expect, type Page, test } from "@playwright/test";
import { kindsOfPages } from "../fixtures/public-pages.ts";

const pages = [...new Set([...kindsOfPages, "/work", "/brand"])];

/** Pictures that fill a box of another shape than their own. */
function findStretchedPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && getComputedStyle(image).objectFit === "fill")
      .flatMap((image) => {
        const { width, height } = image.getBoundingClientRect();
        const own = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
        return Math.abs(width / height / own - 1) > 0.05 ? [`${image.alt}: ${width} × ${height}`] : [];
      }),
  );
}

test("no picture is stretched, at any width", async ({ page }) => {
  for (const path of pages) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const width of [320, 390, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findStretchedPictures(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test("on paper no logo is larger than the plate that it lies on", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 695, height: 900 });
  await page.goto("/brand");
  const logos = page.locator("#logos li img");
  await expect(logos).not.toHaveCount(0);
  for (const logo of await logos.all()) {
    const [inner, outer] = await logo.evaluate((image) =>
      [image, image.closest("li > *") ?? image].map((part) => part.getBoundingClientRect().height),
    );
    expect(inner).toBeLessThanOrEqual(outer ?? 0);
  }
});
