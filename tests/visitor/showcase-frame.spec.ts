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
  for (let notch = 0; notch < 12; notch += 1) await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(start + 1400);
  await expect(chosen(page)).toHaveText("Home");
});

test("under a pointer that did not move, a new gesture still belongs to the page", async ({ page }) => {
  await openHome(page);
  const box = await placeFrame(page, async () => page.mouse.move(900, 20));
  await page.mouse.move(900, box.y - 40);
  await page.evaluate((by) => scrollBy({ top: by, behavior: "instant" }), 200);
  await newGesture(page);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(chosen(page)).toHaveText("Home");
});

test("a gesture begun with the pointer moved onto the panel switches one page, and both ends let go", async ({
  page,
}) => {
  await openHome(page);
  const box = await placeFrame(page);
  await page.mouse.move(box.x + 200, box.y + 200, { steps: 4 });
  const before = await page.evaluate(() => scrollY);
  // Notches of one gesture: sent one by one, a slow machine would make pauses between them.
  await frameOf(page).evaluate((frame) => {
    for (let notch = 0; notch < 5; notch += 1)
      frame.dispatchEvent(new WheelEvent("wheel", { deltaY: 100, bubbles: true, cancelable: true }));
  });
  await expect(chosen(page)).toHaveText("About");
  await newGesture(page);
  await page.mouse.wheel(0, 100);
  await expect(chosen(page)).toHaveText("Rooms");
  expect(await page.evaluate(() => scrollY)).toBe(before);

  await page.locator("#showcase").getByRole("tab", { name: "Booking" }).click();
  await expect(chosen(page)).toHaveText("Booking");
  await page.mouse.move(box.x + 260, box.y + 220, { steps: 4 });
  await newGesture(page);
  const atEnd = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(atEnd);

  await page.locator("#showcase").getByRole("tab", { name: "Home", exact: true }).click();
  await expect(chosen(page)).toHaveText("Home");
  const moved = await placeFrame(page);
  await page.mouse.move(moved.x + 200, moved.y + 200, { steps: 4 });
  await newGesture(page);
  const atStart = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(atStart);
});

/** Brings the whole frame into view and says where it is. */
async function placeFrame(page: Page, first?: () => Promise<void>) {
  await first?.();
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
