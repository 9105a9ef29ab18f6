/// <reference lib="dom" />
import type { Page } from "playwright";
import { isPortalPath } from "../../schemas/find-address.ts";
import { launchChromium } from "../tools/chromium.ts";
import { findSite, median, printRow } from "./figures.ts";
import { followLink, openPortal } from "./follow-link.ts";

const clicks = Number(process.env.CLICKS ?? 200);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));
const quickMs = 200;
const aim = 0.9;
const starts = {
  "owner@cornerpocket.example": "/dashboard/owner",
  "dana@voltway.example": "/dashboard/client",
};

/**
 * What a day's clicks in the running portal take: two people go from link to link, more often to what stands in a page than to a
 * section, and now and then back. Prints the share that was painted within 200 ms. Meant for data of npm run seed:portal -- many-rows;
 * SEED walks a printed walk again.
 */
export async function measureWalk(): Promise<void> {
  console.log(`SEED=${seed}`);
  const baseURL = await findSite();
  const browser = await launchChromium();
  const chance = makeChance(seed);
  const found: { ms: number; path: string }[] = [];
  for (const [email, start] of Object.entries(starts)) {
    const context = await openPortal(browser, baseURL, email);
    const page = await context.newPage();
    await page.goto(start);
    await page.waitForTimeout(1000);
    for (let step = 0; step < clicks / 2; step++) found.push(await walkOn(page, start, chance));
    await context.close();
  }
  await browser.close();
  printWalk(found);
}

async function walkOn(page: Page, start: string, chance: () => number) {
  const links = await listLinks(page);
  const inPage = links.filter(({ isInMain }) => isInMain);
  const among = inPage.length > 0 && chance() < 0.7 ? inPage : links;
  const chosen = among[Math.floor(chance() * among.length)];
  if (!chosen) {
    await page.goto(start);
    return walkOn(page, start, chance);
  }
  // From a quick press to a look at the link before it.
  const ms = await followLink(page, page.locator("a").nth(chosen.index), 80 + chance() * 320);
  await page.waitForTimeout(300 + chance() * 700);
  if (chance() < 0.15) {
    await page.goBack();
    await page.waitForTimeout(300);
  }
  return { ms, path: chosen.path };
}

/** The links to other pages of the portal that somebody sees without opening anything; those that open a dialog lead nowhere. */
async function listLinks(page: Page) {
  const all = await page.locator("a").evaluateAll((anchors) =>
    anchors.map((anchor, index) => {
      const { pathname, search, hash, origin } = new URL(anchor.getAttribute("href") ?? "", location.href);
      const isOther = origin === location.origin && pathname + search !== location.pathname + location.search;
      const isSeen = anchor.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isPlain = !anchor.hasAttribute("download") && anchor.ariaHasPopup !== "dialog";
      const isMeant = isOther && isSeen && hash === "" && isPlain;
      return { index, path: pathname + search, isMeant, isInMain: anchor.closest("main") !== null };
    }),
  );
  return all.filter(({ path, isMeant }) => isMeant && isPortalPath(path.split("?", 1).join()));
}

function printWalk(found: { ms: number; path: string }[]): void {
  console.log("   within    median       90%   longest  ms from press to paint");
  const times = found.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const share = times.filter((ms) => ms <= quickMs).length / times.length;
  const late = times[Math.floor(times.length * 0.9)] ?? Number.NaN;
  const columns = [median(times), late, times.at(-1) ?? Number.NaN].map((ms) => ms.toFixed());
  printRow([`${(share * 100).toFixed()}%`, ...columns], `${found.length} clicks`, share < aim);
  for (const { ms, path } of found.toSorted((one, other) => other.ms - one.ms).slice(0, 5))
    printRow(["", "", "", ms.toFixed()], path);
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function makeChance(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
