/// <reference lib="dom" />
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { slowDown } from "./figures.ts";
import { categories, sumTrace } from "./sum-trace.ts";

/** Lighthouse's slow 4G, with what a connection costs there in each answer, and its phone. */
const line = { latency: 562.5, throughput: 184_320, slowdown: 4 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
/** From the load event on: by then the dialog about cookies has come in, and what moves by itself has been seen to. */
const quietMs = 3000;

/** Opens a page as somebody who has never been there, and returns what that took until it was quiet. */
export async function loadPage(browser: Browser, url: string, name: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  let bytes = 0;
  let requests = 0;
  devTools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests++;
  });
  await slowDown(devTools, line);
  await browser.startTracing(page, { categories });
  await page.goto(url);
  await page.waitForTimeout(quietMs);
  const trace = await browser.stopTracing();
  if (process.env.TRACES) {
    mkdirSync(process.env.TRACES, { recursive: true });
    writeFileSync(join(process.env.TRACES, `${name}.json`), trace);
  }
  const seen = await page.evaluate(readPaints);
  await context.close();
  return { ...sumTrace(trace, url), ...seen, kb: bytes / 1000, requests };
}

/** Runs in the page: when the largest thing was painted, and how much has moved meanwhile. */
async function readPaints() {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(resolve, 500, []);
    });
  const [paints, shifts] = await Promise.all(["largest-contentful-paint", "layout-shift"].map(entriesOf));
  return {
    lcpMs: paints?.at(-1)?.startTime ?? Number.NaN,
    cls: (shifts ?? []).reduce((sum, shift) => sum + Reflect.get(shift, "value"), 0),
  };
}
