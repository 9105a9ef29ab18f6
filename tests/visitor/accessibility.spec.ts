import { expect, type Page, test } from "@playwright/test";
import { findFaults, type Look, lookFor, looksAt } from "../fixtures/find-faults.ts";
import { publicPages } from "../fixtures/public-pages.ts";

test("no public page has an accessibility fault", async ({ page }) => {
  expect(await findFaultsOfPages(page, (index) => [lookFor(index)])).toEqual([]);
});

test("no public page has an accessibility fault in any look", { tag: "@slow" }, async ({ page }) => {
  test.setTimeout(600_000);
  expect(await findFaultsOfPages(page, () => looksAt(390, 768, 1440))).toEqual([]);
});

async function findFaultsOfPages(page: Page, looksOf: (index: number) => Look[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, path] of publicPages.entries()) {
    await page.goto(path);
    faults.push(...(await findFaults(page, looksOf(index))));
  }
  return faults;
}
