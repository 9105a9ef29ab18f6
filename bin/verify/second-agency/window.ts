import type { Browser, Locator, Page } from "playwright";
import { faults, seen } from "./found.ts";

type Place = Page | Locator;

/** A window of somebody's own, on a phone or on a desk. */
export function openWindow(browser: Browser, on: "phone" | "desk"): Promise<Page> {
  return browser.newPage({
    viewport: { width: on === "phone" ? 390 : 1440, height: 900 },
    reducedMotion: "reduce",
    locale: "de-DE",
  });
}

/** Fills each field by its label. */
export async function fill(place: Place, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await place.getByLabel(label).fill(value);
}

export async function press(place: Place, name: string): Promise<void> {
  await place.getByRole("button", { name, exact: true }).click();
}

/** Waits until the page says it, and notes what else it says, and whether it fits into the window. */
export async function shows(page: Page, words: string | RegExp): Promise<void> {
  await page.getByText(words).filter({ visible: true }).first().waitFor();
  seen.push({ address: `${page.url()}, which says “${words}”`, text: await page.content() });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0)
    faults.push(`${page.url()}, which says “${words}”, is ${overflow} px wider than its window`);
}
