/// <reference lib="dom" />
import { type BrowserContext, type CDPSession, chromium, type Page } from "playwright";
import { chromiumFlags, findChromium } from "../chromium.ts";
import { median } from "./figures.ts";

const rounds = 5;
/** How long the pointer rests on a link before it is pressed. */
const restMs = 150;
const project = "/projects/00000000-0000-4000-8000-000000000101";
const tabs = ["", "/updates", "/feedback", "/change-orders", "/files", "/messages"];
const ways: Record<string, string[]> = {
  "dana@voltway.example": ["/dashboard/client", ...tabs.map((tab) => project + tab), "/documentation"],
  "owner@cornerpocket.example": [
    "/dashboard/owner",
    ...["messages", "calls", "clients", "projects", "site"].map((section) => `/dashboard/owner/${section}`),
    "/dashboard/settings",
  ],
};

// Lighthouse's slow 4G and its phone.
const asItIs = { name: "as it is", limitMs: 200, slowdown: 1, latency: 0, throughput: -1 };
const lines = [
  asItIs,
  {
    name: "slow 4G, CPU 4 x slower",
    limitMs: 700,
    slowdown: 4,
    latency: 150,
    throughput: (1638.4 * 1000) / 8,
  },
];
const [mostKb, mostRequests] = [40, 3];

/** From the press of a link of the portal until the page is painted, with everything that this and the fetching ahead asks for. */
export async function measureClicks(
  siteUrl: string,
  signIn: (context: BrowserContext, email: string) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  for (const line of lines) {
    console.log(
      `\n${line.name}\nmedian ms  slowest ms      KB  requests  page (${rounds} clicks, known scripts)`,
    );
    for (const [email, [first = "", ...paths]] of Object.entries(ways)) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await signIn(context, email);
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      const clicks = new Map<string, Awaited<ReturnType<typeof follow>>[]>();
      for (let round = 0; round <= rounds; round++) {
        // A new document knows no pages, only files. The first round fetches them.
        await slowDown(devtools, asItIs);
        await page.goto(siteUrl + first, { waitUntil: "networkidle" });
        await slowDown(devtools, line);
        for (const path of paths) {
          const click = await follow(page, path);
          if (round > 0) clicks.set(path, [...(clicks.get(path) ?? []), click]);
        }
      }
      for (const [path, found] of clicks) print(path, found, line.limitMs);
      await context.close();
    }
  }
  await browser.close();
}

async function slowDown(devtools: CDPSession, { slowdown, latency, throughput }: typeof asItIs) {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const speed = { downloadThroughput: throughput, uploadThroughput: throughput };
  await devtools.send("Network.emulateNetworkConditions", { offline: false, latency, ...speed });
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
    performance
      .getEntriesByType("resource")
      .map((entry): number => Reflect.get(entry, "transferSize"))
      .filter((size) => size > 0),
  );
  return { ms, kb: sizes.reduce((sum, size) => sum + size, 0) / 1000, requests: sizes.length };
}

/** Runs in the page: the milliseconds from the next click until what is at `path` has the focus and is painted. */
function watchArrival(path: string): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () => {
          const isThere = location.pathname === path && document.activeElement?.matches("main h1");
          requestAnimationFrame(isThere ? (now) => resolve(now - timeStamp) : look);
        };
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        look();
      },
      { capture: true, once: true },
    );
  });
}

function print(path: string, clicks: Awaited<ReturnType<typeof follow>>[], limitMs: number): void {
  const times = clicks.map(({ ms }) => ms);
  const kb = median(clicks.map((click) => click.kb));
  const requests = median(clicks.map((click) => click.requests));
  const isOver = median(times) > limitMs || kb > mostKb || requests > mostRequests;
  if (isOver) process.exitCode = 1;
  const columns = [
    String(median(times)).padStart(9),
    String(Math.max(...times)).padStart(11),
    kb.toFixed(1).padStart(7),
    String(requests).padStart(9),
  ];
  console.log(`${columns.join(" ")}  ${path}${isOver ? "  OVER ITS BUDGET" : ""}`);
}
