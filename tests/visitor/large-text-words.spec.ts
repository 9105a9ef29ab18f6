import { expect, type Page, test } from "@playwright/test";
import { chromiumFlags } from "../../bin/tools/chromium.ts";
import { findBrokenWords } from "../fixtures/broken-words.ts";
import { findCoveredChoices, lookHuman, openWithBanner } from "../fixtures/consent.ts";
import { findLostWords } from "../fixtures/lost-words.ts";
import { kindsOfPages } from "../fixtures/public-pages.ts";

// A browser font of 32 px, twice the usual one.
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [...chromiumFlags, "--blink-settings=defaultFontSize=32"],
  },
});

test("no word of the home page is lost on a phone whose text is twice as large", ({ page }) =>
  losesNoWord(page, ["/"], [320, 360, 390, 844]));

test("no page loses a word to large text, from 360 px up", { tag: "@slow" }, ({ page }) =>
  losesNoWord(page, kindsOfPages, [360, 390, 430, 640, 768, 844, 895, 896, 1024, 1280, 1440, 1920]),
);

test("on a phone no word is broken in two", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [...kindsOfPages, "/work", "/brand", "/discovery-call"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    // An address is wider than the phone then.
    expect.soft(await findBrokenWords(page, 22), path).toEqual([]);
  }
});

test("on a desk the showcase shows what a desk shows", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const picture = page.locator("#showcase section img").first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    .toBeGreaterThan(1);
});

test("the cookie question keeps its choices whole, on a phone and on a desk", async ({ page }) => {
  await lookHuman(page);
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(await openWithBanner(page)).toHaveCSS("opacity", "1");
    expect.soft(await findCoveredChoices(page), `${width} × ${height}`).toEqual([]);
  }
});

async function losesNoWord(page: Page, paths: readonly string[], widths: readonly number[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await findLostWords(page), `${path}, ${width} px`).toEqual([]);
    }
  }
}
