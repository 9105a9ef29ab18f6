/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright";

/** What a plain server-rendered Next page costs in scripts: measured with an empty page of the same versions. */
const plainNextKb = 135.7;

/**
 * Loads a page in a new context as somebody who has chosen about cookies, wakes its scripts with a key, reads it to its end, and
 * returns its figures. Scripts are the files that it asks for, styles what stands in it, gzipped at level 9, in KB of
 * 1,000 bytes; `inlineBytes` are the scripts inside it besides the page's own data, as they are, `pageScriptBytes` the product's own of them.
 */
export async function measurePage(browser: Browser, url: string, width: number) {
  // Phones have three pixels where a desk screen has one.
  const deviceScaleFactor = width < 768 ? 3 : 1;
  const context = await browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor });
  await context.addCookies([{ name: "cc_cookie", value: "chosen", url }]);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const document = await page.goto(url, { waitUntil: "load" });
  const html = (await document?.text()) ?? "";
  const early = await sumScripts(page);
  const lcp = await page.evaluate(readLargestPaint);
  await page.keyboard.press("Shift");
  await page.locator("html:not([data-scripts])").waitFor({ state: "attached" });
  const script = await sumScripts(page);
  const pictures = await readPictures(page);
  const layoutShift = await page.evaluate(readLayoutShift);
  await context.close();
  return {
    scriptBeforeIntentKb: early,
    inlineBytes: measureInlineScripts(html),
    pageScriptBytes: Buffer.byteLength(/<script id="page-script">(.*?)<\/script>/s.exec(html)?.[1] ?? ""),
    scriptKb: script,
    /** Where a page needs React, what the product adds to it. */
    ownScriptKb: script < plainNextKb ? script : Math.round((script - plainNextKb) * 10) / 10,
    styleKb: measureInlineStyles(html),
    layoutShift,
    lcp,
    pictures,
  };
}

/** Sums the scripts that the page has asked for. */
async function sumScripts(page: Page): Promise<number> {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  let bytes = 0;
  for (const address of new Set(addresses.filter((name) => name.endsWith(".js"))))
    bytes += gzipSync(await (await page.request.get(address)).body(), { level: 9 }).byteLength;
  return Math.round(bytes / 100) / 10;
}

function measureInlineStyles(html: string): number {
  const texts = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);
  return Math.round(gzipSync(texts.join(""), { level: 9 }).byteLength / 100) / 10;
}

/** Next sends the page's data as scripts that begin with `self.__next_f`; they run nothing. Nor do scripts of another type. */
function measureInlineScripts(html: string): number {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !attributes.includes("type="))
    .map(([, , text = ""]) => text)
    .filter((text) => !text.startsWith("self.__next_f") && !text.startsWith("(self.__next_f"))
    .reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

/** Runs in the page before anything else. */
function watch() {
  const seen = { shift: 0, largest: undefined as PerformanceEntry | undefined };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, "hadRecentInput")) seen.shift += Reflect.get(entry, "value");
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1);
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

async function readLargestPaint() {
  while (!Reflect.get(globalThis, "seen").largest)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const element: Element | null = Reflect.get(globalThis, "seen").largest.element;
  const image = element instanceof HTMLImageElement ? element : null;
  return {
    isHero: Boolean(element?.closest("main > section:first-child")),
    element: element?.tagName.toLowerCase() ?? "",
    fetchPriority: image?.fetchPriority ?? "",
    shownPixels: Math.round((image?.getBoundingClientRect().width ?? 0) * devicePixelRatio),
    /** What the browser chose from `srcset`. */
    chosenPixels: image ? Number(new URL(image.currentSrc).searchParams.get("w") ?? image.naturalWidth) : 0,
  };
}

/** Every picture of the page by its delivered format and whether its colour stands in until it is there. */
async function readPictures(page: Page) {
  const images = await page.locator("main img[srcset]").evaluateAll((elements) =>
    elements
      .filter((element) => element instanceof HTMLImageElement)
      .map((image) => ({
        address: image.currentSrc || image.src,
        hasPreview: getComputedStyle(image).backgroundColor !== "rgba(0, 0, 0, 0)",
        isLazy: image.loading === "lazy",
      })),
  );
  const pictures = [];
  for (const { address, ...rest } of images) {
    // Not from within the page, whose policy lets nothing be fetched but its own data.
    const response = await page.request.get(address, { headers: { Accept: "image/avif,image/webp,*/*" } });
    pictures.push({ type: response.headers()["content-type"] ?? "", ...rest });
  }
  return pictures;
}

async function readLayoutShift() {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: "instant" });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Math.round(Reflect.get(globalThis, "seen").shift * 10_000) / 10_000;
}
