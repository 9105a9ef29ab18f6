import { type Browser, type CDPSession, expect, type Page, test } from "@playwright/test";
import { phone, withMotion } from "../fixtures/home-page.ts";
import { kindsOfPages } from "../fixtures/public-pages.ts";

/** How far apart two places may be that are the same to somebody who reads. */
const nearPx = 4;
const hand = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** A page beside the same one in which nothing is skipped, by the same steps: what both return. */
async function besideWhole<Seen>(
  browser: Browser,
  options: Parameters<Browser["newContext"]>[0],
  act: (page: Page) => Promise<Seen>,
): Promise<{ skipping: Seen; whole: Seen }> {
  const look = async (isWhole: boolean) => {
    const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
    if (isWhole) await context.addInitScript(showAll);
    return act(await context.newPage()).finally(() => context.close());
  };
  return { skipping: await look(false), whole: await look(true) };
}

function showAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets = [sheet];
}

/** Resolves once nothing has moved for ten frames: where the page is, and what of it is at the window's top. */
async function settle(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let still = 0, last = -1; still < 10; still++) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== last) still = 0;
      last = scrollY;
    }
    return scrollY;
  });
}

const countSkipped = (page: Page) =>
  page
    .locator("main :is(h2, h3, p)")
    .evaluateAll(
      (all) =>
        all.filter((one) => one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true }))
          .length,
    );

/** What an address may point to: sections, or whatever a link of the page names. */
const listAnchors = (page: Page, kind: "sections" | "links") =>
  page.evaluate((isOfLinks) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href*='#']")].map(
      ({ hash }) => hash,
    );
    const sections = [...document.querySelectorAll("main section[id]")].map(({ id }) => `#${id}`);
    return [...new Set(isOfLinks ? links : sections)].filter((hash) => hash.length > 1);
  }, kind === "links");

const topOf = (page: Page, hash: string) =>
  page.evaluate(
    (id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN,
    hash.slice(1),
  );

test("sections far below the window are skipped when the page comes, and shown when they are reached", async ({
  page,
}) => {
  await page.setViewportSize(hand);
  await page.goto("/");
  await expect.poll(() => countSkipped(page)).toBeGreaterThan(20);
  await expect(page.locator("#hero h1")).toBeInViewport();
  const last = page.locator("#showcase h2");
  await last.scrollIntoViewIfNeeded();
  await expect
    .poll(() => last.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true);
  await page.emulateMedia({ media: "print" });
  expect(await countSkipped(page), "on paper").toBe(0);
});

/** Where each anchor of a page is in the window, once an address with it has loaded, or once a link from the page's start was followed. */
async function readTops(page: Page, path: string, kind: "sections" | "links", isAddress: boolean) {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  const tops: Record<string, number> = {};
  for (const hash of await listAnchors(page, kind)) {
    // Each time a page that has not been read.
    await page.goto("about:blank");
    if (isAddress) await page.goto(path + hash);
    else {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.evaluate((to) => location.assign(to), hash);
    }
    await settle(page);
    tops[hash] = await topOf(page, hash);
  }
  return tops;
}

for (const path of kindsOfPages)
  for (const viewport of [hand, desk])
    for (const kind of ["sections", "links"] as const)
      for (const isAddress of [false, true])
        test(`anchors of ${path} land where they do on a page that skips nothing: ${kind}, ${viewport.width} px, ${isAddress ? "as an address" : "by a link"}`, {
          tag: path === "/" && viewport === hand && kind === "sections" && !isAddress ? [] : "@slow",
        }, async ({ browser, baseURL }) => {
          test.setTimeout(300_000);
          const { skipping, whole } = await besideWhole(browser, { baseURL, viewport }, (page) =>
            readTops(page, path, kind, isAddress),
          );
          expect(Object.keys(skipping)).toEqual(Object.keys(whole));
          for (const [hash, top] of Object.entries(whole))
            expect.soft(Math.abs((skipping[hash] ?? Number.NaN) - top), hash).toBeLessThanOrEqual(nearPx);
        });

test.describe("with motion", () => {
  test.use(withMotion);

  test("a link far down the page glides there, and ends at its heading", async ({ browser, baseURL }) => {
    for (const viewport of [hand, desk])
      for (const id of ["featured-work", "showcase"]) {
        const context = await browser.newContext({ baseURL, viewport, reducedMotion: "no-preference" });
        const page = await context.newPage();
        await page.goto("/");
        await page.evaluate((to) => {
          const link = Object.assign(document.createElement("a"), { href: to, textContent: "There" });
          document.querySelector("main h1")?.after(link);
        }, `#${id}`);
        await page.getByRole("link", { name: "There", exact: true }).click();
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
        await settle(page);
        // Below the header, as scroll-padding has it: 64 px of it and 1 rem, or 80.
        const top = await topOf(page, `#${id}`);
        expect.soft(Math.abs(top - 96), `${id} at ${viewport.width} px: ${top}`).toBeLessThanOrEqual(nearPx);
        await context.close();
      }
  });
});

test("the browser finds words of the last section before anybody has been there", async ({ page }) => {
  await page.setViewportSize(hand);
  await page.goto("/");
  const words = await page.locator("main > section").last().locator("h2").first().textContent();
  expect(await countSkipped(page)).toBeGreaterThan(0);
  // What Ctrl-F uses, by a name of its own: https://developer.mozilla.org/docs/Web/API/Window/find
  expect(await page.evaluate((wanted) => Reflect.get(window, "find").call(window, wanted), words)).toBe(true);
  await settle(page);
  const isSeen = await page.evaluate(() => {
    const { top, bottom, height } = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  });
  expect(isSeen).toBe(true);
});

test("Tab stops at the same things in the same order, each in the window", { tag: "@slow" }, async ({
  browser,
  baseURL,
}) => {
  for (const viewport of [hand, desk]) {
    const { skipping, whole } = await besideWhole(browser, { baseURL, viewport }, async (page) => {
      await page.goto("/");
      const stops: string[] = [];
      for (let presses = 0; presses < 200; presses++) {
        await page.keyboard.press("Tab");
        const stop = await page.evaluate(() => {
          const { activeElement: stop, body } = document;
          const { top, bottom } = stop?.getBoundingClientRect() ?? new DOMRect();
          const isSeen = bottom > 0 && top < innerHeight;
          return stop && stop !== body
            ? `${stop.tagName} ${stop.textContent.slice(0, 30)} ${stop.getAttribute("href")} ${isSeen}`
            : null;
        });
        if (!stop) break;
        stops.push(stop);
      }
      return stops;
    });
    expect(skipping).toEqual(whole);
    expect(skipping.length).toBeGreaterThan(50);
    expect(skipping.filter((stop) => stop.endsWith("false"))).toEqual([]);
  }
});

for (const path of kindsOfPages)
  test(`${path} prints as many sheets as a page that skips nothing`, {
    tag: path === "/" ? [] : "@slow",
  }, async ({ browser, baseURL }) => {
    const { skipping, whole } = await besideWhole(browser, { baseURL, viewport: hand }, async (page) => {
      await page.goto(path);
      await page.evaluate(() => {
        for (const image of document.images) image.loading = "eager";
      });
      await page.emulateMedia({ media: "print" });
      await expect
        .poll(() => page.evaluate(() => [...document.images].filter(({ complete }) => !complete).length))
        .toBe(0);
      const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
      const hasGaps = (await countSkipped(page)) > 0;
      return { sheets: pdf.match(/\/Type \/Page\b/g)?.length, hasGaps };
    });
    expect(whole.hasGaps).toBe(false);
    expect(skipping).toEqual(whole);
  });

/** Turns the wheel over all of a page, down or up, on a processor four times slower; what has moved of what was seen. */
async function readThrough(page: Page, devTools: CDPSession, way: 1 | -1): Promise<number> {
  await page.evaluate(() => {
    const seen = { moved: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) seen.moved += Reflect.get(shift, "value");
    }).observe({ type: "layout-shift" });
  });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.mouse.move(200, 400);
  for (let turn = 0; turn < 80; turn++) {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, way * 400);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    const after = await settle(page);
    if (after === before) break;
  }
  return page.evaluate((): number => Reflect.get(globalThis, "seen").moved);
}

for (const viewport of [hand, desk])
  test(`nothing that is read moves, down the home page and up again, ${viewport.width} px`, {
    tag: viewport === desk ? "@slow" : [],
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, viewport, reducedMotion: "reduce" });
    await context.addCookies([{ name: "cc_cookie", value: "chosen", url: baseURL ?? "" }]);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await page.goto("/");
    expect.soft(await readThrough(page, devTools, 1), "down").toBeLessThanOrEqual(0.01);
    // From the end up, over sections that have never been seen.
    await page.goto("about:blank");
    await page.goto("/#showcase");
    await settle(page);
    expect.soft(await readThrough(page, devTools, -1), "up").toBeLessThanOrEqual(0.01);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await context.close();
  });

/** Where somebody is after leaving a page at `depth` and coming back, and after loading it anew there. */
async function comeBack(page: Page, path: string, depth: number) {
  await page.goto(path);
  await page.evaluate(
    (part) => scrollTo({ top: (document.body.scrollHeight - innerHeight) * part, behavior: "instant" }),
    depth,
  );
  await settle(page);
  await page.reload();
  const reloaded = await settle(page);
  await page.evaluate(
    (part) => scrollTo({ top: (document.body.scrollHeight - innerHeight) * part, behavior: "instant" }),
    depth,
  );
  await page.goto("/terms-of-service");
  await page.goBack();
  return { reloaded, back: await settle(page) };
}

for (const path of ["/", "/work", "/work/lakeshore-wander"])
  test(`Back and a reload lead to where they do on a page that skips nothing, ${path}`, {
    tag: "@slow",
  }, async ({ browser, baseURL }) => {
    const { skipping, whole } = await besideWhole(
      browser,
      { ...phone, viewport: hand, baseURL },
      async (page) => {
        const places = [];
        for (let visit = 0; visit < 2; visit++)
          for (let step = 1; step <= 10; step++) places.push(await comeBack(page, path, step / 10));
        return places;
      },
    );
    for (const [index, place] of whole.entries()) {
      expect
        .soft(Math.abs((skipping[index]?.reloaded ?? Number.NaN) - place.reloaded))
        .toBeLessThanOrEqual(nearPx);
      expect.soft(Math.abs((skipping[index]?.back ?? Number.NaN) - place.back)).toBeLessThanOrEqual(nearPx);
    }
  });

test("words are skipped only in browsers that find them all the same", async ({ page }) => {
  const conditions = new Set<string>();
  for (const path of ["/", "/work/lakeshore-wander"]) {
    await page.goto(path);
    const found = await page.evaluate(() => {
      const list = (rules: CSSRuleList, condition: string): string[] =>
        [...rules].flatMap((rule) => {
          const inner = rule instanceof CSSSupportsRule ? rule.conditionText : condition;
          const isSkipped = rule instanceof CSSStyleRule && rule.style.contentVisibility === "auto";
          // Behind the first picture of a gallery are others, without a word.
          const own = isSkipped && !rule.selectorText.includes(":not([data-touch])") ? [condition] : [];
          return rule instanceof CSSGroupingRule ? [...own, ...list(rule.cssRules, inner)] : own;
        });
      return [...document.styleSheets].flatMap(({ cssRules }) => list(cssRules, ""));
    });
    for (const condition of found) conditions.add(condition.replaceAll(/\s/g, ""));
  }
  // Safari before 26 knows no anchors.
  expect([...conditions]).toEqual(["(content-visibility:auto)and(overflow-anchor:auto)"]);
});
