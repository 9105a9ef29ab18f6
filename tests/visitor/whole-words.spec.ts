import { expect, test } from "@playwright/test";
import { findBrokenWords } from "../fixtures/broken-words.ts";
import { kindsOfPages } from "../fixtures/public-pages.ts";

const pages = [...new Set([...kindsOfPages, "/work", "/brand", "/discovery-call"])];

test("no word and no address is broken in two, on a phone, a tablet and a small laptop", async ({ page }) => {
  for (const path of pages) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await findBrokenWords(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});
