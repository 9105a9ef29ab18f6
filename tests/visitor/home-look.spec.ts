import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { root } from "../../bin/stack/settings.ts";
import { openPlainHome } from "../fixtures/home-page.ts";

test("the home page stays short, proves itself in the first screen, and an opened quote leaves no hole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const response = await openPlainHome(page);
  expect((await response?.body())?.byteLength, "bytes of HTML").toBeLessThanOrEqual(162_000);

  await expect(page.locator("#hero").getByText("From request to quote")).toBeInViewport();
  const marks = page.locator("main").getByRole("list", { name: "Clients", exact: true }).first();
  await expect(marks.getByRole("listitem")).toHaveCount(4);
  await expect(marks).toBeInViewport();

  const rows = page.locator("#impact li");
  const heights = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  const closed = await heights();
  expect(Math.max(...closed) - Math.min(...closed)).toBeLessThan(4);
  await page.locator("#impact").getByText("Read more").click();
  const opened = await heights();
  expect(opened.slice(0, 2)).toEqual(closed.slice(0, 2));
  expect(opened[2]).toBeGreaterThan(closed[2] ?? 0);
  await page.locator("#impact").getByText("Read less").click();

  await page.locator("footer").scrollIntoViewIfNeeded();
  const high = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(high, "pixels").toBeLessThanOrEqual(7_400);
});

test("on a phone Contact Me stands before DOCS in the header", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlainHome(page);
  const header = page.getByRole("banner");
  const box = async (name: string) => header.getByRole("link", { name, exact: true }).last().boundingBox();
  const [docs, contact] = await Promise.all([box("DOCS"), box("Contact Me")]);
  expect(contact?.width).toBeGreaterThan(0);
  expect(docs?.x).toBeGreaterThan((contact?.x ?? 0) + (contact?.width ?? 0));
  expect((docs?.x ?? 0) + (docs?.width ?? 0)).toBeLessThan(390);
});

type Result = { label: string; after: string };
const folder = join(root, "content/documents/caseStudy");
const results = readdirSync(folder).flatMap(
  (file): Result[] => JSON.parse(readFileSync(join(folder, file), "utf8")).results,
);

test("each place proves itself by a number of its own: none is said twice on the home page", async ({
  page,
}) => {
  await openPlainHome(page);
  const text = await page.locator("main").textContent();
  const said = results.filter(({ label }) => text?.includes(label));
  expect(said.length).toBeGreaterThanOrEqual(7);
  for (const { label } of results) expect(text?.split(label).length, label).toBeLessThanOrEqual(2);
});

test("nothing on the home page says of itself that it is unfinished", async ({ page }) => {
  await openPlainHome(page);
  await expect(page.locator("main")).not.toContainText(
    /for now|sample video|coming soon|placeholder|lorem|under construction|to be done|work in progress/i,
  );
});

/** Pixels at 390 × 844, the ten parts in their order; the concept site is as high as the window allows. */
const mostOnAPhone = [
  ["#hero", 860],
  ["#services", 1_330],
  ["#about", 1_080],
  ["#featured-work", 1_430],
  ["#free-call", 440],
  ["#portfolio", 640],
  ["#industries", 780],
  ["#impact", 760],
  ["#showcase", 990],
  ["main > section:last-of-type", 640],
] as const;

test("on a phone each part of the home page takes the room that it earns", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlainHome(page);
  const heights = [];
  for (const [part, most] of mostOnAPhone) {
    const section = page.locator(part);
    await section.scrollIntoViewIfNeeded();
    const box = await section.boundingBox();
    expect(box?.height, part).toBeLessThanOrEqual(most);
    heights.push(box?.height ?? 0);
  }
  expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThan(8_800);
});

test("on a phone the clients' words lie beside each other, and the next ones are in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlainHome(page);
  const quotes = page.locator("#impact ul > li");
  await quotes.first().scrollIntoViewIfNeeded();
  const [first, second] = await Promise.all([quotes.first().boundingBox(), quotes.nth(1).boundingBox()]);
  expect(first?.y).toBe(second?.y);
  expect(second?.x).toBeLessThan(390 - 20);
  await quotes.nth(2).getByRole("link").focus();
  await expect(quotes.nth(2).getByRole("link")).toBeInViewport({ ratio: 1 });
});
