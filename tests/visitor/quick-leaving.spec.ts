import { expect, type Page, test } from "@playwright/test";
import { withMotion } from "../fixtures/home-page.ts";

test.use(withMotion);

const walk = ["/work", "/contact", "/login", "/"];

/** Skips the fade where the page is left, or where the next one is shown, as a browser does when its window changes. */
const skipAt = (moment: string) => (page: Page) =>
  page.addInitScript((event) => {
    addEventListener(event, (shown) => Reflect.get(shown, "viewTransition")?.skipTransition());
  }, moment);

for (const moment of ["pageswap", "pagereveal"])
  test(`a fade that does not come about at ${moment} is no error`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ name, message }) => errors.push(`${name}: ${message}`));
    await skipAt(moment)(page);
    await page.goto("/");
    for (const path of [...walk, ...walk]) {
      await page.evaluate((to) => location.assign(to), path);
      await page.waitForURL(path);
    }
    expect(errors).toEqual([]);
  });

test("whoever goes on before a page is there, or resizes the window meanwhile, makes no error", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ name, message }) => errors.push(`${name}: ${message}`));
  await page.goto("/");
  for (let turn = 0; turn < 16; turn++) {
    // The page may go before it has answered.
    await page.evaluate((to) => location.assign(to), walk[turn % walk.length] ?? "/").catch(() => {});
    if (turn % 3) await page.waitForLoadState("domcontentloaded");
    await page.setViewportSize({ width: turn % 2 ? 400 : 1280, height: 700 + turn });
  }
  await page.waitForLoadState();
  expect(errors).toEqual([]);
});
