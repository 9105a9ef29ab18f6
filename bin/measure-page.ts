/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright";

/** What a plain server-rendered Next page costs in scripts: measured with an empty page of the same versions. */
const plainNextKb = 135.7;

/**
 * Loads a page in a new context, reads it to its end, and returns its figures. Scripts and styles are the files that
 * arrived before the load event, gzipped at level 9, in KB of 1,000 bytes; pictures are read after scrolling.
 */
export async function measurePage(browser: Browser, url: string, width: number) {
  // Phones have three pixels where a desk screen has one.
  const deviceScaleFactor = width < 768 ? 3 : 1;
  const context = await browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor });
  const page = await context.newPage();
  const readBytes = countBytes(page);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: "load" });
  const { script, stylesheet } = await readBytes();
  const lcp = await page.evaluate(readLargestPaint);
  const pictures = await page.evaluate(readPictures);
  const layoutShift = await page.evaluate(readLayoutShift);
  await context.close();
  return {
    scriptKb: script,
    scriptBeyondNextKb: Math.round((script - plainNextKb) * 10) / 10,
    styleKb: stylesheet,
    layoutShift,
    lcp,
    pictures,
  };
}

/** Sums the bodies of scripts and stylesheets; what is returned must be called at the load event. */
function countBytes(page: Page) {
  const bodies: Promise<{ type: string; bytes: number }>[] = [];
  page.on("response", (response) => {
    const type = response.request().resourceType();
    if (type !== "script" && type !== "stylesheet") return;
    bodies.push(response.body().then((body) => ({ type, bytes: gzipSync(body, { level: 9 }).byteLength })));
  });
  return async () => {
    const files = await Promise.all([...bodies]);
    const sum = (type: string) =>
      Math.round(
        files.filter((file) => file.type === type).reduce((total, { bytes }) => total + bytes, 0) / 100,
      ) / 10;
    return { script: sum("script"), stylesheet: sum("stylesheet") };
  };
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

/** Every picture of the page by its delivered format and whether a preview stands in until it is there. */
async function readPictures() {
  const pictures = [];
  for (const image of document.querySelectorAll<HTMLImageElement>("main img[srcset]")) {
    const response = await fetch(image.currentSrc || image.src, {
      headers: { Accept: "image/avif,image/webp,*/*" },
    });
    pictures.push({
      type: response.headers.get("content-type") ?? "",
      hasPreview: image.style.backgroundImage.startsWith('url("data:'),
      isLazy: image.loading === "lazy",
    });
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
