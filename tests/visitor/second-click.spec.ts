import { expect, type Locator, type Page, test } from "@playwright/test";
import { openHome, phone } from "../fixtures/home-page.ts";

type Closing = {
  name: string;
  viewport: { width: number; height: number };
  /** Returns the open dialog. */
  open: (page: Page) => Promise<Locator>;
  closer: string;
};

const desk = { width: 1440, height: 900 };
const hand = { width: 390, height: 844 };

async function openLightbox(page: Page) {
  await page.locator("[data-stage] a").first().click();
  const lightbox = page.getByRole("dialog", { name: "Lightbox" });
  await expect(lightbox.getByText(/^1 \/ \d+$/)).toBeVisible();
  return lightbox;
}

const closings: Closing[] = [
  { name: "the lightbox on a desk", viewport: desk, open: openLightbox, closer: "Close" },
  { name: "the lightbox on a phone", viewport: hand, open: openLightbox, closer: "Close" },
  {
    name: "the video",
    viewport: desk,
    open: async (page) => {
      await page.getByRole("link", { name: /Watch the tutorial/ }).click();
      return page.locator("dialog:modal");
    },
    closer: "Close",
  },
  {
    name: "the menu",
    viewport: hand,
    open: async (page) => {
      await page.getByRole("button", { name: "Open menu" }).click();
      return page.locator("dialog:modal");
    },
    closer: "Close menu",
  },
  {
    name: "the announcement",
    viewport: hand,
    open: async (page) => {
      const announcement = page.locator("[data-dismissal]");
      await announcement.scrollIntoViewIfNeeded();
      return announcement;
    },
    closer: "Dismiss announcement",
  },
];

for (const { name, viewport, open, closer } of closings)
  for (const hasTouch of [false, true])
    test(`a double ${hasTouch ? "tap" : "click"} closes ${name} and presses nothing below it`, {
      tag: hasTouch && !name.startsWith("the lightbox on a phone") ? "@slow" : [],
    }, async ({ browser }) => {
      const context = await browser.newContext({ ...(hasTouch && phone), viewport, reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.route(/youtube/, (route) => route.fulfill({ body: "" }));
      await openHome(page);
      const dialog = await open(page);
      const button = dialog.getByRole("button", { name: closer, exact: true });
      await button.scrollIntoViewIfNeeded();
      const box = await button.boundingBox();
      if (!box) throw new Error("It must be in the window");
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.evaluate(countPresses);

      if (hasTouch) for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x, y);
      else await page.mouse.dblclick(x, y);
      await expect(dialog).toBeHidden();
      await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, "presses"))).toBe(2);
      expect(await page.evaluate(() => Reflect.get(globalThis, "reached"))).toEqual([]);
      await expect(page).toHaveURL("/");

      // What is pressed elsewhere counts at once.
      await page.locator("#industries h2 button").click();
      await expect(page.locator("#industries details[open]")).toHaveCount(4);
      await context.close();
    });

/** Of the clicks that follow, how many there are, and what outside a dialog they reach. */
function countPresses(): void {
  const reached: string[] = [];
  Object.assign(globalThis, { presses: 0, reached });
  addEventListener(
    "mouseup",
    () => Object.assign(globalThis, { presses: Reflect.get(globalThis, "presses") + 1 }),
    true,
  );
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && !target.closest("dialog")) reached.push(target.outerHTML.slice(0, 60));
  });
}
