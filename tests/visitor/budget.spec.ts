import { expect, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { measurePage } from "../fixtures/measure-page.ts";

for (const width of [390, 1440])
  test(`the home page keeps its budget, ${width} px wide`, { tag: width === 390 ? "@slow" : [] }, async ({
    browser,
  }) => {
    const figures = await measurePage(browser, `${addresses.site}/`, width);

    expect.soft(figures.scriptBeforeIntentKb, "files of script before intent, KB").toBe(0);
    expect.soft(figures.pageScriptBytes, "the page's own inline script").toBeLessThanOrEqual(5000);
    expect.soft(figures.inlineBytes, "inline script besides the page's data").toBeLessThanOrEqual(5150);
    expect.soft(figures.scriptKb, "scripts after the first sign of intent, KB").toBeLessThanOrEqual(10);
    expect.soft(figures.styleKb, "styles, KB").toBeLessThanOrEqual(15);
    expect.soft(figures.layoutShift, "layout shift").toBeLessThanOrEqual(0.01);
    expect.soft(figures.grownBy, "higher by reading it, px").toBe(0);

    expect.soft(figures.lcp).toMatchObject({ isHero: true, element: "img", fetchPriority: "high" });
    expect
      .soft(figures.lcp.chosenPixels, "the hero is sharp")
      .toBeGreaterThanOrEqual(figures.lcp.shownPixels);
    expect
      .soft(figures.lcp.chosenPixels, "and not much larger")
      .toBeLessThanOrEqual(figures.lcp.shownPixels * 1.6);

    expect(figures.pictures.length).toBeGreaterThan(10);
    for (const { type } of figures.pictures) expect.soft(type).toMatch(/^image\/(avif|webp)$/);
    expect.soft(figures.pictures.filter(({ hasPreview }) => !hasPreview)).toEqual([]);
    expect.soft(figures.pictures.filter(({ isLazy }) => !isLazy)).toHaveLength(1);
  });

for (const width of [390, 1440])
  test(`nothing moves below the first screen while the home page loads, ${width} px wide`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      reducedMotion: "no-preference",
    });
    const page = await context.newPage();
    await page.addInitScript(watchMotion);
    await page.goto(addresses.site, { waitUntil: "networkidle" });
    const { frames, below } = await page.evaluate(() => JSON.parse(sessionStorage.seen));
    expect(frames).toBeGreaterThan(1);
    expect(below).toEqual([]);
    await context.close();
  });

/** Runs in the page: notes in each frame what moves by the clock and cannot be seen. What follows the scrolling stands still. */
function watchMotion(): void {
  const below = new Set<string>();
  let frames = 0;
  const look = () => {
    for (const { timeline, effect } of document.getAnimations()) {
      const target = effect instanceof KeyframeEffect && effect.target;
      if (!(timeline instanceof DocumentTimeline) || !target) continue;
      if (target.getBoundingClientRect().top > innerHeight) below.add(`${target.tagName} ${target.id}`);
    }
    sessionStorage.seen = JSON.stringify({ frames: ++frames, below: [...below] });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
