/// <reference lib="dom" />
import { type Browser, chromium, devices } from "playwright";
import { chromiumFlags, findChromium } from "../chromium.ts";
import { findSite, median, rounds, spread } from "./figures.ts";

const limitMs = 300;
const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** What is tapped, first of all on a page, and what is then to be seen. */
const taps: { name: string; path?: string; tap: string; seen: () => boolean }[] = [
  {
    name: "industry",
    tap: "#industries summary",
    seen: () =>
      [...document.querySelectorAll("#industries details ul")].every((logos) => logos.checkVisibility()),
  },
  {
    name: "industries' heading",
    tap: "#industries h2 button",
    seen: () =>
      [...document.querySelectorAll("#industries details ul")].every((logos) => logos.checkVisibility()),
  },
  {
    name: "service card",
    tap: "#services li:nth-child(3) summary",
    seen: () => document.querySelector("#services li:nth-child(3) [open]") !== null,
  },
  {
    name: "next company",
    tap: "#featured-work [aria-label='Next company']",
    seen: () => (document.querySelector("#featured-work ol")?.scrollLeft ?? 0) > 100,
  },
  {
    name: "next picture",
    tap: "#featured-work [aria-label='Next picture']",
    seen: () => (document.querySelector("[data-stage]")?.scrollLeft ?? 0) > 100,
  },
  {
    name: "picture's lightbox",
    tap: "[data-stage] li:first-child a",
    seen: () => {
      const picture = document.querySelector("[role=dialog][aria-label=Lightbox] img, #lightbox[open] img");
      return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;
    },
  },
  {
    name: "tab",
    tap: "#portfolio a[href^='#']:nth-child(3)",
    seen: () => document.querySelector("#portfolio section > :nth-child(3)")?.checkVisibility() === true,
  },
  {
    name: "showcase's tab",
    tap: "#showcase a[href^='#']:nth-child(3)",
    seen: () =>
      (document.querySelector("#showcase section > :nth-child(3)")?.parentElement?.scrollTop ?? 0) > 100,
  },
  {
    name: "read more",
    tap: "#impact summary",
    seen: () => document.querySelector("#impact details[open]") !== null,
  },
  {
    name: "menu",
    tap: "[commandfor=mobile-menu]",
    seen: () => document.querySelector("#mobile-menu:modal") !== null,
  },
  {
    name: "dismissal",
    tap: "[aria-label='Dismiss announcement']",
    seen: () => document.querySelector("[data-dismissal][open]") === null,
  },
  {
    name: "tutorial",
    tap: "[data-dismissal] a[href*=youtube]",
    seen: () => document.querySelector("dialog:modal h2") !== null,
  },
  {
    name: "8-ball",
    path: "/contact",
    tap: "[aria-label='Ask the magic 8-ball']",
    seen: () => [...document.querySelectorAll("form blockquote")].some((words) => words.checkVisibility()),
  },
];

/** How long a phone four times slower than this machine, on a line of 400 ms and 50 KB/s, leaves a first tap unanswered. */
export async function measureTaps(): Promise<void> {
  const siteUrl = await findSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  console.log(`ms from the first tap on a page to its answer; ${rounds} rounds; median (lowest – highest)`);
  for (const { name, path = "/", tap, seen } of taps) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++)
      times.push(await measureTap(browser, siteUrl + path, tap, seen));
    const isSlow = !(median(times) <= limitMs);
    if (isSlow) process.exitCode = 1;
    console.log(`${name.padEnd(20)} ${spread(times)}${isSlow ? "  TOO SLOW" : ""}`);
  }
  await browser.close();
}

async function measureTap(browser: Browser, url: string, tap: string, seen: () => boolean): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", slowLine);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url);
  const target = page.locator(tap).first();
  await target.scrollIntoViewIfNeeded();
  // A picture that is tapped has been seen.
  await page.waitForFunction((selector) => {
    const picture = document.querySelector(`${selector} img`);
    return !(picture instanceof HTMLImageElement) || (picture.complete && picture.naturalWidth > 0);
  }, tap);
  await page.evaluate(() =>
    addEventListener(
      "pointerdown",
      ({ timeStamp }) => document.body.setAttribute("data-tapped", String(timeStamp)),
      {
        once: true,
        capture: true,
      },
    ),
  );
  const answer = page.evaluate<number>(`new Promise((resolve) => {
    const look = () => (${seen})() ? resolve(performance.now() - document.body.dataset.tapped) : requestAnimationFrame(look);
    look();
  })`);
  await target.tap();
  const time = await answer;
  await context.close();
  return time;
}
