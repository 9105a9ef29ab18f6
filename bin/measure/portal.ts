/// <reference lib="dom" />
import type { BrowserContext, Page } from "playwright";
import { launchChromium } from "../tools/chromium.ts";
import { findSite, median, printRow, rounds, slowDown } from "./figures.ts";

const answerLimitMs = 150;
const searchLimitMs = 200;
const visits = 15;
const mostKb = 40;
/** How long the pointer rests on a link before it is pressed. */
const restMs = 150;
const asItIs = { latency: 0, throughput: -1, slowdown: 1 };
// Lighthouse's phone on its slow 4G.
const slow = { latency: 150, throughput: 204_800, slowdown: 4 };
const kinds = [
  { name: "as it is", line: asItIs, limitMs: 200, mostRequests: 3 },
  // The press overtakes what is fetched ahead, and Next asks for the page once more.
  { name: "slow 4G, CPU 4 x slower", line: slow, limitMs: 700, mostRequests: 4 },
];

const project = "/projects/00000000-0000-4000-8000-000000000101";
const tabs = ["", "/updates", "/feedback", "/change-orders", "/files", "/messages"].map(
  (tab) => project + tab,
);
const voltway = ["", "/view"].map(
  (part) => `/dashboard/owner/clients/00000000-0000-4000-8000-0000000000a1${part}`,
);
const sections = ["", "/messages", "/calls", "/clients", "/projects", "/site"].map(
  (part) => `/dashboard/owner${part}`,
);
const ofOwner = [
  ...["", "/agency", "/audit-log"].map((part) => `/settings${part}`),
  ...["/notifications", "/calls/week", "/calls/availability", "/clients/new", "/projects/new"],
].map((part) => `/dashboard/owner${part}`);
/** `links` lead from one to the next in the browser, `others` are only asked for. */
const screens = [
  {
    email: "owner@cornerpocket.example",
    links: [...sections, "/dashboard/owner/settings"],
    others: [
      "/dashboard/owner/projects?search=gallery&page=2",
      "/search?q=gallery",
      ...voltway,
      ...ofOwner,
      ...tabs,
      `${project}/edit`,
      "/documentation",
    ],
  },
  {
    email: "dana@voltway.example",
    links: ["/dashboard/client", ...tabs, "/documentation"],
    others: [
      ...["/projects", "/settings", "/notifications"].map((part) => `/dashboard/client${part}`),
      "/search?q=gallery",
    ],
  },
];

/**
 * How long the running portal takes to answer each screen, wholly, without a browser, and what following a link takes in one;
 * the medians must stay below the limits. Meant for data of npm run seed:portal.
 */
export async function measurePortal(): Promise<void> {
  const siteUrl = await findSite();
  const browser = await launchChromium();
  for (const { email, links, others } of screens) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await signIn(context, siteUrl, email);
    console.log(`\n${email}\n   median   slowest  ms until the answer is there; ${visits} times`);
    for (const path of [...links, ...others]) {
      const times = await visit(context, siteUrl + path);
      const found = median(times);
      const limitMs = path.startsWith("/search") ? searchLimitMs : answerLimitMs;
      printRow([found, Math.max(...times)], path, !(found <= limitMs));
    }
    for (const kind of kinds) await measureClicks(context, siteUrl, links, kind);
    await context.close();
  }
  await browser.close();
}

async function signIn(context: BrowserContext, siteUrl: string, email: string): Promise<void> {
  const form = { email, password: "corner-pocket-demo" };
  const headers = { Origin: siteUrl, Accept: "application/json" };
  const answer = await context.request.post(`${siteUrl}/api/sign-in`, { form, headers });
  if (!answer.ok()) throw new Error(`The sign-in of ${email} answered ${answer.status()}`);
}

/** In milliseconds. The first visit only warms the screen up. */
async function visit({ request }: BrowserContext, url: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= visits; round++) {
    const startedAt = performance.now();
    const answer = await request.get(url, { maxRedirects: 0 });
    if (answer.status() !== 200) throw new Error(`${url} answered ${answer.status()}`);
    if (round > 0) times.push(Math.round(performance.now() - startedAt));
  }
  return times;
}

/** From the press of a link until the page is painted, with everything that this and the fetching ahead asks for. */
async function measureClicks(
  context: BrowserContext,
  siteUrl: string,
  [first = "", ...paths]: string[],
  { name, line, limitMs, mostRequests }: (typeof kinds)[number],
): Promise<void> {
  console.log(`   median   slowest        KB  requests  ms from click to paint, ${name}; ${rounds} times`);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const clicks = new Map<string, Awaited<ReturnType<typeof follow>>[]>();
  for (let round = 0; round <= rounds; round++) {
    // A new document knows no pages, only files. The first round fetches them.
    await slowDown(devTools, asItIs);
    await page.goto(siteUrl + first, { waitUntil: "networkidle" });
    await slowDown(devTools, line);
    for (const path of paths) {
      const click = await follow(page, path);
      if (round > 0) clicks.set(path, [...(clicks.get(path) ?? []), click]);
    }
  }
  await page.close();
  for (const [path, found] of clicks) {
    const times = found.map(({ ms }) => ms);
    const ms = median(times);
    const kb = median(found.map((one) => one.kb));
    const requests = median(found.map((one) => one.requests));
    const isOver = ms > limitMs || kb > mostKb || requests > mostRequests;
    printRow([ms, Math.max(...times), kb.toFixed(1), requests], path, isOver);
  }
}

async function follow(page: Page, path: string) {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  await page.evaluate(() => performance.clearResourceTimings());
  await link.hover();
  await page.waitForTimeout(restMs);
  const painted = page.evaluate(watchArrival, path);
  await link.click();
  const ms = Math.round(await painted);
  // What the page asks for once it is there.
  await page.waitForTimeout(1000);
  const sizes = await page.evaluate(() =>
    performance.getEntriesByType("resource").map((entry): number => Reflect.get(entry, "transferSize")),
  );
  const sent = sizes.filter((size) => size > 0);
  return { ms, kb: sent.reduce((sum, size) => sum + size, 0) / 1000, requests: sent.length };
}

/** Runs in the page: the milliseconds from the next click until what is at `path` has the focus and is painted. */
function watchArrival(path: string): Promise<number> {
  return new Promise((resolve) => {
    const begin = ({ timeStamp }: MouseEvent) => {
      const look = () => {
        const isThere = location.pathname === path && document.activeElement?.matches("main h1");
        requestAnimationFrame(isThere ? (now) => resolve(now - timeStamp) : look);
      };
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      look();
    };
    addEventListener("click", begin, { capture: true, once: true });
  });
}
