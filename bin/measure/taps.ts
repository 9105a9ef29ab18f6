/// <reference lib="dom" />
import { type Browser, devices } from "playwright";
import { launchChromium } from "../tools/chromium.ts";
import { findSite, median, printRow, rounds, slowDown, spread } from "./figures.ts";

const limitMs = 300;
const patienceMs = 60_000;
const line = { latency: 400, throughput: 50_000, slowdown: 4 };
const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];

const shows = (selector: string) =>
  `[...document.querySelectorAll("${selector}")].some((it) => it.checkVisibility())`;
const scrolls = (selector: string, way: "Left" | "Top") =>
  `document.querySelector("${selector}").scroll${way} > 100`;

/** What is tapped, first of all on a page, and what then holds. */
export const taps: [name: string, tap: string, seen: string, path?: string][] = [
  ["industry", "#industries summary", shows("#industries li:last-child details ul")],
  ["industries' heading", "#industries h2 button", shows("#industries li:last-child details ul")],
  ["service card", "#services li:nth-child(3) summary", shows("#services li:nth-child(3) [open]")],
  ["next company", "#featured-work [aria-label='Next company']", scrolls("#featured-work ol", "Left")],
  ["next picture", "#featured-work [aria-label='Next picture']", scrolls("[data-stage]", "Left")],
  [
    "lightbox",
    "[data-stage] li:first-child a",
    "document.querySelector('#lightbox[open] img')?.naturalWidth > 0",
  ],
  ["tab", "#portfolio a[href^='#']:nth-child(3)", shows("#portfolio section > :nth-child(3)")],
  // On a phone its pages lie side by side.
  ["showcase's tab", "#showcase a[href^='#']:nth-child(3)", scrolls("#showcase section", "Left")],
  ["read more", "#impact summary", shows("#impact details[open]")],
  ["menu", "[commandfor=mobile-menu]", shows("#mobile-menu:modal")],
  ["dismissal", "[aria-label='Dismiss announcement']", "!document.querySelector('[data-dismissal][open]')"],
  ["tutorial", "[data-dismissal] a[href*=youtube]", shows("dialog:modal h2")],
  ["8-ball", "[aria-label='Ask the magic 8-ball']", shows("form blockquote"), "/contact"],
];

/** How long a phone four times slower than this machine, on a line of 400 ms and 50 KB/s, leaves a first tap unanswered. */
export async function measureTaps(): Promise<void> {
  const siteUrl = await findSite();
  const browser = await launchChromium();
  console.log("   median    lowest   highest  ms from the first tap on a page to its answer");
  for (const [name, tap, seen, path = "/"] of taps) {
    const times: number[] = [];
    while (times.length < rounds) times.push(await measureTap(browser, siteUrl + path, tap, seen));
    printRow(spread(times), name, median(times) > limitMs);
  }
  await browser.close();
}

async function measureTap(browser: Browser, url: string, tap: string, seen: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page), line);
  await page.goto(url);
  const target = page.locator(tap).first();
  await target.scrollIntoViewIfNeeded();
  // A picture that is tapped has been seen.
  await page.evaluate(until(`(document.querySelector("${tap} img")?.naturalWidth ?? 1) > 0`));
  await page.evaluate(
    'addEventListener("pointerdown", (event) => (globalThis.tapped = event), { once: true, capture: true })',
  );
  const answer = page.evaluate<number>(
    `${until(`globalThis.tapped && ${seen}`)}.then(() => performance.now() - tapped.timeStamp)`,
  );
  await target.tap();
  return answer.finally(() => context.close());
}

/** A promise, as text, of what holds in the page; it breaks when that never comes. */
function until(holds: string): string {
  return `new Promise((resolve, reject) => {
    const end = performance.now() + ${patienceMs};
    const look = () => {
      if (${holds}) resolve();
      else if (performance.now() > end) reject(new Error(${JSON.stringify(`Never: ${holds}`)}));
      else requestAnimationFrame(look);
    };
    look();
  })`;
}
