import { expect, type Page, test } from "@playwright/test";
import { bannerOf, findCoveredChoices, lookHuman, openWithBanner } from "../fixtures/consent.ts";

const paths = ["/", "/contact", "/discovery-call", "/privacy-policy", "/work", "/login"];

/** A large screen at 400 %, and phones on their side. */
const windows = [
  [320, 256],
  [568, 320],
  [640, 360],
  [740, 360],
  [667, 375],
  [844, 390],
  [932, 430],
] as const;

test.beforeEach(({ page }) => lookHuman(page));

test("at 400 % zoom and on a phone on its side the banner covers neither its choices nor the headline", ({
  page,
}) => leavesFree(page, ["/", "/contact"], [windows[0], windows[5]]));

test("nor does it on any page in any low window", { tag: "@slow" }, async ({ page }) => {
  test.setTimeout(300_000);
  await leavesFree(page, paths, windows);
});

async function leavesFree(
  page: Page,
  asked: readonly string[],
  sizes: readonly (readonly [number, number])[],
) {
  for (const path of asked)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const banner = await openWithBanner(page, path);
      await expect(banner).toHaveCSS("opacity", "1");
      const place = `${path}, ${width} × ${height}`;
      expect.soft(await findCoveredChoices(page), `${place}: choices`).toEqual([]);
      const { lines, covered } = await headline(page, height < 360 ? height - 96 : height);
      expect.soft(lines, place).toBeGreaterThan(0);
      expect.soft(covered, `${place}: lines of the headline`).toEqual([]);
    }
  for (const name of ["Accept all", "No Cookies Pls."])
    expect
      .soft((await bannerOf(page).getByRole("button", { name }).boundingBox())?.height)
      .toBeGreaterThanOrEqual(32);
}

/**
 * How many lines the headline has, and on which of those above `room` the banner lies. A low window has no room for a headline of
 * three lines and four choices.
 */
function headline(page: Page, room: number) {
  return page.evaluate((end) => {
    const heading = document.querySelector("h1") ?? document.body;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const rects: DOMRect[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      rects.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
    }
    const lines = [...new Map(rects.map((rect) => [Math.round(rect.top), rect])).values()];
    const banner = document.querySelector("#cc-main .cm")?.getBoundingClientRect() ?? new DOMRect();
    const covered = lines.flatMap(({ top, bottom, left, right }, index) => {
      // The line's letters: a rect is as high as the typeface, not as the line.
      const middle = (top + bottom) / 2;
      const half = Number.parseFloat(getComputedStyle(heading).fontSize) * 0.45;
      const isUnder = middle + half > banner.top && middle - half < banner.bottom;
      return isUnder && middle + half < end && left < banner.right && right > banner.left ? [index] : [];
    });
    return { lines: lines.length, covered };
  }, room);
}
