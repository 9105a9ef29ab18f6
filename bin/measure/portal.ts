/// <reference lib="dom" />
import type { BrowserContext, Page } from "playwright";
import { isPortalPath } from "../../schemas/find-address.ts";
import { launchChromium } from "../tools/chromium.ts";
import { findSite, median, printRow, rounds, slowDown, spread } from "./figures.ts";
import { followLink, openPortal } from "./follow-link.ts";

const mostKb = 40;
const kinds = [
  { name: "as it is", line: { latency: 0, throughput: -1, slowdown: 1 }, limitMs: 200, mostRequests: 3 },
  // Lighthouse's phone.
  { name: "slow", line: { latency: 150, throughput: 204_800, slowdown: 4 }, limitMs: 700, mostRequests: 3 },
];

const project = "/projects/00000000-0000-4000-8000-000000000101";
/** Pages whose tabs are followed, one after the other, or else the sections beside them. */
const starts = {
  "owner@cornerpocket.example": ["/dashboard/owner", "/dashboard/owner/settings", project],
  "dana@voltway.example": ["/dashboard/client", project],
};

/** What following a link of the running portal takes in a browser. Meant for data of npm run seed:portal -- many-rows. */
export async function measurePortal(): Promise<void> {
  const baseURL = await findSite();
  const browser = await launchChromium();
  for (const [email, pages] of Object.entries(starts)) {
    const context = await openPortal(browser, baseURL, email);
    for (const kind of kinds) for (const start of pages) await measureClicks(context, start, kind);
    await context.close();
  }
  await browser.close();
}

/** From the press of a link until the page is painted, with everything that this and the fetching ahead asks for. */
async function measureClicks(context: BrowserContext, start: string, kind: (typeof kinds)[number]) {
  const clicks = new Map<string, { ms: number; sizes: number[] }[]>();
  for (let round = 0; round <= rounds; round++) {
    // A new document knows no pages, only files. The first round fetches them.
    const page = await context.newPage();
    await page.goto(start);
    await page.waitForTimeout(1000);
    await slowDown(await context.newCDPSession(page), kind.line);
    const links = await page.locator("nav a").evaluateAll((all) => {
      const tabs = all.filter((link) => link.closest("main"));
      return (tabs.length > 0 ? tabs : all).map((link) => link.getAttribute("href") ?? "");
    });
    const paths = links.filter((path) => path !== start && isPortalPath(path));
    for (const path of new Set(paths)) {
      const click = await follow(page, path);
      if (round > 0) clicks.set(path, [...(clicks.get(path) ?? []), click]);
    }
    await page.close();
  }
  console.log(
    `   median    lowest   highest        KB  requests  ms from press to paint, ${kind.name}, ${start}`,
  );
  for (const [path, found] of clicks) {
    const times = found.map(({ ms }) => ms);
    const kb = median(found.map(({ sizes }) => sizes.reduce((sum, size) => sum + size, 0) / 1000));
    const requests = median(found.map(({ sizes }) => sizes.length));
    const isBeyond = median(times) > kind.limitMs || kb > mostKb || requests > kind.mostRequests;
    printRow([...spread(times), kb.toFixed(1), requests.toFixed()], path, isBeyond);
  }
}

async function follow(page: Page, path: string) {
  await page.evaluate(() => performance.clearResourceTimings());
  const ms = await followLink(page, page.locator(`nav a[href="${path}"]:visible`).first());
  // What the page asks for once it is there.
  await page.waitForTimeout(1000);
  const sizes = await page.evaluate(() =>
    performance.getEntriesByType("resource").map((entry): number => Reflect.get(entry, "transferSize")),
  );
  // Nothing was sent for what the browser had kept.
  return { ms, sizes: sizes.filter((size) => size > 0) };
}
