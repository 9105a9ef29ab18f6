import { type Browser, chromium, expect, type Locator, type Page, test } from "@playwright/test";
import { taps } from "../../bin/measure/taps.ts";
import { chromiumFlags, findChromium } from "../../bin/tools/chromium.ts";
import { openPlainHome, phone } from "../fixtures/home-page.ts";

const hand = { width: 390, height: 844 };

const openers: Record<string, (page: Page) => Locator> = {
  "the menu": (page) => page.getByRole("button", { name: "Open menu" }),
  "the lightbox": (page) => page.locator("[data-stage] a").first(),
  "the tutorial": (page) => page.getByRole("link", { name: /Watch the tutorial/ }),
};

const endings: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press("Escape"),
  "its own button": (page) =>
    page
      .locator("dialog:modal")
      .getByRole("button", { name: /^Close/ })
      .click(),
  "a script that closes it": (page) =>
    page.locator("dialog:modal").evaluate((dialog: HTMLDialogElement) => dialog.close()),
  "being taken out of the page": (page) => page.locator("dialog:modal").evaluate((dialog) => dialog.remove()),
  "a part around it being taken out": (page) =>
    page.locator("dialog:modal").evaluate((dialog) => dialog.parentElement?.remove()),
  "opening another and closing both": async (page) => {
    await page.evaluate(() => {
      const dialog = document.createElement("dialog");
      document.body.append(dialog);
      dialog.showModal();
    });
    await page.keyboard.press("Escape");
    expect(await isHeld(page), "one is still open").toBe(true);
    await page.keyboard.press("Escape");
  },
};

/** With scrollbars that take room, and a cache for Back: Playwright turns both off. */
const launch = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ["--hide-scrollbars", "--disable-back-forward-cache"],
  });

const isHeld = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden");
const isCovered = (page: Page) => page.evaluate(() => document.querySelector("dialog:modal") !== null);
/** Where the page lies, sideways. */
const left = (page: Page) =>
  page.evaluate(() =>
    ["header", "main h1", "footer"].map((part) => document.querySelector(part)?.getBoundingClientRect().x),
  );

async function expectScrolling(page: Page) {
  expect(await isCovered(page)).toBe(false);
  expect(await isHeld(page)).toBe(false);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.mouse.move(60, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
}

test.describe("a page", () => {
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await launch();
  });
  test.afterAll(() => browser.close());

  for (const [name, opener] of Object.entries(openers))
    test(`stays where it is under ${name}, by a pixel, and scrolls again however that ends`, async ({
      baseURL,
    }) => {
      for (const [way, end] of Object.entries(endings)) {
        const context = await browser.newContext({ baseURL, viewport: hand, reducedMotion: "reduce" });
        const page = await context.newPage();
        await page.route(/youtube/, (route) => route.fulfill({ body: "" }));
        await openPlainHome(page);
        await opener(page).scrollIntoViewIfNeeded();
        const before = await left(page);
        await opener(page).click();
        await expect.poll(() => isHeld(page), `under ${name}`).toBe(true);
        const top = await page.evaluate(() => scrollY);
        await page.mouse.wheel(0, 300);
        expect(await left(page), `under ${name}`).toEqual(before);
        expect(await page.evaluate(() => scrollY)).toBe(top);
        await end(page);
        await expect.poll(() => isCovered(page), way).toBe(false);
        expect(await left(page), way).toEqual(before);
        await test.step(way, () => expectScrolling(page));
        await context.close();
      }
    });

  test("that comes back out of the browser's cache is held only by what is still open", async ({
    baseURL,
  }) => {
    for (const [name, opener] of Object.entries(openers)) {
      const page = await browser.newPage({ baseURL, viewport: hand, reducedMotion: "reduce" });
      await page.route(/youtube/, (route) => route.fulfill({ body: "" }));
      await page.goto("/");
      await opener(page).click();
      await expect.poll(() => isHeld(page)).toBe(true);
      await page.evaluate(() => location.assign("/contact"));
      await expect(page).toHaveURL(/contact$/);
      expect(await isHeld(page)).toBe(false);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(/\/$/);
      await expect.poll(async () => (await isHeld(page)) === (await isCovered(page)), name).toBe(true);
      await page.keyboard.press("Escape");
      await expect.poll(() => isCovered(page), name).toBe(false);
      await expectScrolling(page);
      await page.close();
    }
  });

  for (const [name, tap, seen, path = "/"] of taps)
    test(`scrolls after a first tap on ${name} and Escape`, { tag: "@slow" }, async ({ baseURL }) => {
      const context = await browser.newContext({ ...phone, baseURL, reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.route(/youtube/, (route) => route.fulfill({ body: "" }));
      await page.goto(path);
      await page.locator(tap).first().tap();
      await page.waitForFunction(seen);
      expect(await isHeld(page)).toBe(await isCovered(page));
      await page.keyboard.press("Escape");
      await expect.poll(() => isCovered(page)).toBe(false);
      await expectScrolling(page);
      await context.close();
    });
});
