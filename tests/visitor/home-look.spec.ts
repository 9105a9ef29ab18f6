import { expect, test } from "@playwright/test";
import { openPlainHome } from "../fixtures/home-page.ts";

test("the home page stays short, proves itself in the first screen, and an opened quote leaves no hole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const response = await openPlainHome(page);
  expect((await response?.body())?.byteLength, "bytes of HTML").toBeLessThanOrEqual(145_000);

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

test("on a phone Contact Me stands beside DOCS in the header", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlainHome(page);
  const header = page.getByRole("banner");
  const box = async (name: string) => header.getByRole("link", { name, exact: true }).last().boundingBox();
  const [docs, contact] = await Promise.all([box("DOCS"), box("Contact Me")]);
  expect(docs?.width).toBeGreaterThan(0);
  expect(contact?.x).toBeGreaterThan((docs?.x ?? 0) + (docs?.width ?? 0));
  expect((contact?.x ?? 0) + (contact?.width ?? 0)).toBeLessThan(390);
});
