import { expect, type Page, test } from "@playwright/test";
import { openHome } from "../fixtures/home-page.ts";

const chosen = (page: Page) => page.locator("#showcase [role=tab][aria-selected=true]");
const frameOf = (page: Page) => page.locator("#showcase").getByRole("tabpanel").first().locator("..");

test("the picture fills its frame in a low and a high window", ({ page }) =>
  fillsItsFrame(page, [390, 1440], [600, 1400]));

test("the picture fills its frame at every height of the window", { tag: "@slow" }, ({ page }) =>
  fillsItsFrame(page, [390, 768, 1280, 1440, 1920], [600, 800, 1080, 1400]),
);

async function fillsItsFrame(page: Page, widths: number[], heights: number[]): Promise<void> {
  await openHome(page);
  for (const width of widths)
    for (const height of heights) {
      await page.setViewportSize({ width, height });
      const picture = frameOf(page).getByRole("img").first();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      const [frame, image] = await Promise.all([
        frameOf(page).evaluate((element) => {
          const { clientWidth, clientHeight } = element;
          return { clientWidth, clientHeight, top: element.getBoundingClientRect().top };
        }),
        picture.boundingBox(),
      ]);
      expect.soft(image?.y, `${width} × ${height}`).toBeCloseTo(frame.top + 1, 0);
      expect.soft(image?.width, `${width} × ${height}`).toBeGreaterThanOrEqual(frame.clientWidth - 1);
      expect.soft(image?.height, `${width} × ${height}`).toBeGreaterThanOrEqual(frame.clientHeight - 1);
    }
}

test("a wheel gesture that began outside the panel scrolls the page past it", async ({ page }) => {
  await openHome(page);
  await page.mouse.move(900, 400);
  await page.locator("#showcase").evaluate((section) => {
    scrollTo({ top: section.getBoundingClientRect().top + scrollY - 700, behavior: "instant" });
  });
  const start = await page.evaluate(() => scrollY);
  // At once: notches that a busy machine brings one by one are gestures of their own.
  await Promise.all(Array.from({ length: 12 }, () => page.mouse.wheel(0, 150)));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(start + 1400);
  await expect(chosen(page)).toHaveText("Home");
});

/** What a pointer may have done before the wheel turns under it, and between its turns. */
const pointers: Record<string, (page: Page, box: Box, turn: number) => Promise<void>> = {
  "was moved onto it and lay still": async (page, box, turn) => {
    if (turn === 0) await page.mouse.move(box.x + 200, box.y + 200, { steps: 4 });
  },
  "is moved before every gesture": (page, box, turn) =>
    page.mouse.move(box.x + 150 + 40 * turn, box.y + 120 + 20 * turn, { steps: 4 }),
  "lay still while the page brought the panel under it": async (page, box, turn) => {
    if (turn > 0) return;
    await page.evaluate((by) => scrollBy({ top: -by, behavior: "instant" }), box.height + box.y);
    await page.mouse.move(box.x + 200, box.y + 200);
    await placeFrame(page);
  },
  "pressed a tab and came back": async (page, box, turn) => {
    if (turn > 0) return;
    await page.locator("#showcase").getByRole("tab", { name: "Home", exact: true }).click();
    await page.mouse.move(box.x + 200, box.y + 200, { steps: 4 });
  },
  "pressed the picture": async (page, box, turn) => {
    if (turn === 0) await page.mouse.click(box.x + 200, box.y + 200);
  },
};

for (const [index, [did, act]] of Object.entries(pointers).entries())
  test(`a gesture begun on the panel turns one page and lets go; every later one moves the page: the pointer ${did}`, {
    tag: index < 2 ? [] : "@slow",
  }, async ({ page }) => {
    await openHome(page);
    const box = await placeFrame(page);
    const places: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await act(page, box, turn);
      await newGesture(page);
      places.push(await page.evaluate(() => scrollY));
      await page.mouse.wheel(0, 60);
      if (turn === 0) await expect(chosen(page)).toHaveText("About");
      else await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(places[turn] ?? 0);
      await expect(chosen(page)).toHaveText("About");
    }
    expect(places[1], "turning the page moved nothing else").toBe(places[0]);
  });

test("a pointer that left the panel and came back turns another page", async ({ page }) => {
  await openHome(page);
  const box = await placeFrame(page);
  for (const name of ["About", "Rooms"]) {
    await page.mouse.move(box.x + 200, box.y + 200, { steps: 4 });
    await newGesture(page);
    await page.mouse.wheel(0, 60);
    await expect(chosen(page)).toHaveText(name);
    await page.mouse.move(box.x + 200, box.y - 20, { steps: 4 });
  }
});

test("notches of one gesture turn one page, and a gesture that goes on and on moves the page", async ({
  page,
}) => {
  await openHome(page);
  const box = await placeFrame(page);
  await page.mouse.move(box.x + 200, box.y + 200, { steps: 4 });
  await newGesture(page);
  const before = await page.evaluate(() => scrollY);
  // Sent one by one, a slow machine would make pauses between them.
  await frameOf(page).evaluate((frame) => {
    for (let notch = 0; notch < 5; notch += 1)
      frame.dispatchEvent(new WheelEvent("wheel", { deltaY: 100, bubbles: true, cancelable: true }));
  });
  await expect(chosen(page)).toHaveText("About");
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(async () => {
    await page.mouse.wheel(0, 20);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before);
  }).toPass({ intervals: [50] });
  await expect(chosen(page)).toHaveText("About");
});

test("both ends let go at once", async ({ page }) => {
  await openHome(page);
  for (const [name, by] of [
    ["Booking", 100],
    ["Home", -100],
  ] as const) {
    await page.locator("#showcase").getByRole("tab", { name, exact: true }).click();
    await expect(chosen(page)).toHaveText(name);
    const box = await placeFrame(page);
    await page.mouse.move(box.x + 200, box.y + 200, { steps: 4 });
    await newGesture(page);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, by);
    await expect.poll(() => page.evaluate((start) => scrollY - start, before)).toBe(by);
    await expect(chosen(page)).toHaveText(name);
  }
});

test("a wheel or trackpad that goes sideways turns the pages as far as it goes", async ({ page }) => {
  await openHome(page);
  const box = await placeFrame(page);
  await page.mouse.move(box.x + 200, box.y + 200, { steps: 4 });
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(box.width * 0.8, 0);
  await expect(chosen(page)).toHaveText("About");
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

type Box = { x: number; y: number; width: number; height: number };

/** Brings the whole frame into view and says where it is. */
async function placeFrame(page: Page): Promise<Box> {
  await frameOf(page).evaluate((frame) => {
    scrollTo({ top: frame.getBoundingClientRect().top + scrollY - 120, behavior: "instant" });
  });
  const box = await frameOf(page).boundingBox();
  if (!box) throw new Error("The frame must be there");
  return box;
}

/** A gesture ends once the wheel has been still for a while; the page itself says how long ago its last event was. */
async function newGesture(page: Page) {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
}
