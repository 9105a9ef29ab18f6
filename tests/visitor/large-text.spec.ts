import { expect, test } from "@playwright/test";
import { chromiumFlags } from "../../bin/tools/chromium.ts";
import { publicPages } from "../fixtures/public-pages.ts";
import { expectNoSidewaysScroll } from "../fixtures/sideways-scroll.ts";

// A browser font of 32 px, twice the usual one.
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [...chromiumFlags, "--blink-settings=defaultFontSize=32"],
  },
});

test("the home page and the forms do not scroll sideways", async ({ page }) => {
  for (const width of [390, 1280]) await expectNoSidewaysScroll(page, width, ["/", "/brand", "/contact"]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
});

test("no page scrolls sideways from 390 px up", { tag: "@slow" }, async ({ page }) => {
  test.setTimeout(300_000);
  for (const width of [390, 480, 640, 768, 1024, 1280, 1440, 1920])
    await expectNoSidewaysScroll(page, width, publicPages);
});

test("the menu fits the window", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog");
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});
