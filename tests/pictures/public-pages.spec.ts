import { join } from "node:path";
import { type Page, test } from "@playwright/test";
import { chromiumFlags } from "../../bin/tools/chromium.ts";
import { publicPages } from "../fixtures/public-pages.ts";
import { wake } from "../fixtures/wake.ts";

// Pictures of every public page, for somebody to look at: PICTURES=<folder> npx playwright test --project=pictures public-pages

const folder = process.env.PICTURES ?? "";
const widths = [320, 390, 768, 1024, 1440, 1920, 2560];

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  if (path === "/") await wake(page);
  // Pictures that come late come now.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

async function picture(page: Page, look: string, path: string, fullPage = true): Promise<void> {
  const name = path === "/" ? "home" : path.slice(1).replaceAll(/\W+/g, "-");
  await page.screenshot({ path: join(folder, `${name}-${look}.png`), fullPage, animations: "disabled" });
}

for (const colorScheme of ["light", "dark"] as const)
  test(`every width, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(1_200_000);
    await page.emulateMedia({ colorScheme });
    for (const path of publicPages)
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
        await open(page, path);
        await picture(page, `${width}-${colorScheme}`, path);
      }
  });

test("four times as large, in forced colours, and on paper", async ({ page }) => {
  test.setTimeout(1_200_000);
  for (const path of publicPages) {
    // 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, path);
    await picture(page, "zoom-400", path, false);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, path);
    await picture(page, "forced-colours", path);
    await page.emulateMedia({ forcedColors: "none", media: "print" });
    await page.setViewportSize({ width: 794, height: 1123 });
    await open(page, path);
    await picture(page, "print", path);
    await page.emulateMedia({ media: "screen" });
  }
});

for (const colorScheme of ["light", "dark"] as const)
  test(`text twice as large, ${colorScheme}`, async ({ playwright, baseURL }) => {
    test.setTimeout(1_200_000);
    // A browser font of 32 px, twice the usual one: a browser of its own.
    const browser = await playwright.chromium.launch({
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [...chromiumFlags, "--blink-settings=defaultFontSize=32"],
    });
    const page = await browser.newPage({ baseURL, colorScheme, reducedMotion: "reduce" });
    for (const path of publicPages)
      for (const width of [320, 390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await open(page, path);
        await picture(page, `${width}-${colorScheme}-text-200`, path);
      }
    await browser.close();
  });
