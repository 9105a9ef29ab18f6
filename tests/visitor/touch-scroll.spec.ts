import { type Browser, expect, type Page, test } from "@playwright/test";
import { openHome, phone } from "../fixtures/home-page.ts";
import { kindsOfPages } from "../fixtures/public-pages.ts";
import { findScrollingParts, placesOf, pointIn, type ScrollingPart } from "../fixtures/scrolling-parts.ts";
import { type Direction, makeFinger } from "../fixtures/swipe.ts";
import { wake } from "../fixtures/wake.ts";

type Finger = Awaited<ReturnType<typeof makeFinger>>;

// GESTURES=50 is the thorough run; it takes a quarter of an hour.
const gestures = Number(process.env.GESTURES ?? 10);
const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

test("on every kind of scrolling part of the home page a finger moves the page up and down, and the part sideways", async ({
  browser,
}) => {
  const { page, finger } = await openOnPhone(browser, { width: 390, height: 844 });
  const parts = await findScrollingParts(page, { onlyKinds: true });
  expect(parts.length).toBeGreaterThanOrEqual(5);
  for (const part of parts) await expectToObey(page, finger, part, 1);
  await page.context().close();
});

for (const viewport of windows)
  test(`so it does many times in each direction on every one of them, ${viewport.width} px wide`, {
    tag: "@slow",
  }, async ({ browser }) => {
    test.setTimeout(60_000 * gestures);
    const { page, finger } = await openOnPhone(browser, viewport);
    for (const part of await findScrollingParts(page)) await expectToObey(page, finger, part, gestures);
    await page.context().close();
  });

test("nothing on any page scrolls up and down by itself", { tag: "@slow" }, async ({ browser }) => {
  for (const viewport of [...windows, { width: 768, height: 1024 }, { width: 1440, height: 600 }]) {
    const page = await browser.newPage({ viewport });
    for (const path of kindsOfPages) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      if (path === "/") await wake(page);
      const upright = (await findScrollingParts(page)).filter(({ isUpright }) => isUpright);
      expect
        .soft(
          upright.map(({ name }) => name),
          `${path}, ${viewport.width} × ${viewport.height}`,
        )
        .toEqual([]);
    }
    await page.close();
  }
});

test("from the top to the footer every swipe in the middle of the window moves the page by what the finger did", {
  tag: "@slow",
}, async ({ browser }) => {
  for (const viewport of windows) {
    const { page, finger } = await openOnPhone(browser, viewport);
    const swipe = Math.round(viewport.height * 0.35);
    const from = { x: viewport.width / 2, y: viewport.height * 0.65 };
    const place = () =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        return { y: scrollY, left: document.documentElement.scrollHeight - innerHeight - scrollY };
      });
    const moved: number[] = [];
    for (let before = await place(); before.left > swipe && moved.length < 200; ) {
      await finger(from, "up", swipe);
      const after = await place();
      moved.push(after.y - before.y);
      before = after;
    }
    // The browser takes the first pixels of a swipe to tell it from a tap.
    expect
      .soft(
        moved.filter((by) => by < swipe - 20),
        `${moved.length} swipes, ${viewport.width} px`,
      )
      .toEqual([]);
    await page.context().close();
  }
});

async function openOnPhone(browser: Browser, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ ...phone, viewport });
  const page = await context.newPage();
  await openHome(page);
  return { page, finger: await makeFinger(page) };
}

/** Swipes to and fro, so that the part is not left behind. */
async function expectToObey(page: Page, finger: Finger, part: ScrollingPart, times: number): Promise<void> {
  const refused: Record<string, number> = {};
  for (const ways of [
    ["up", "down"],
    ["left", "right"],
  ] as const) {
    for (let turn = 0; turn < 2 * times; turn += 1) {
      // Asked for anew: a slide that came may have a part of its own where the finger was.
      await expect.poll(() => pointIn(page, part), part.name).toBeTruthy();
      const from = await pointIn(page, part);
      if (!from) throw new Error(`${part.name} has gone from the window`);
      const before = await placesOf(page, part);
      const way = ways[turn % 2] ?? "up";
      // Over more than half of it, so that what snaps goes on; from beside the middle, so that the finger stays on it.
      const distance = way === "up" || way === "down" ? 120 : from.width * 0.6;
      const aside = { left: distance / 2, right: -distance / 2, up: 0, down: 0 }[way];
      await finger({ x: from.x + aside, y: from.y }, way, distance);
      const after = await placesOf(page, part);
      const by = {
        page: after.page - before.page,
        along: after.along - before.along,
        down: after.down - before.down,
      };
      if (!isAsAsked(way, by)) refused[way] = (refused[way] ?? 0) + 1;
    }
  }
  expect.soft(refused, `${part.name}: gestures that it did not follow`).toEqual({});
}

function isAsAsked(direction: Direction, by: { page: number; along: number; down: number }): boolean {
  if (by.down !== 0) return false;
  if (direction === "up") return by.page > 60 && by.along === 0;
  if (direction === "down") return by.page < -60 && by.along === 0;
  return Math.abs(by.page) < 2 && (direction === "left" ? by.along > 10 : by.along < -10);
}
