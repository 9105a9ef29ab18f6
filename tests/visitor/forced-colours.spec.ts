import { expect, test } from "@playwright/test";

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

const groundOf = (part: Element) => getComputedStyle(part).backgroundColor;

test("in forced colours the brand kit shows its colours, and each logo on the ground it is made for", async ({
  page,
}) => {
  await page.goto("/brand");
  const grounds = await page
    .locator("#colours li > :first-child")
    .evaluateAll((swatches) => swatches.map((swatch) => getComputedStyle(swatch).backgroundColor));
  expect(grounds.length).toBeGreaterThan(3);
  expect(new Set(grounds).size).toBe(grounds.length);
  const dark = page.locator("#logos [data-background=dark]").first();
  expect(await dark.evaluate(groundOf)).not.toBe(await page.locator("body").evaluate(groundOf));
});

for (const colorScheme of ["light", "dark"] as const)
  test(`in forced colours, ${colorScheme}, clients' logos lie on a light plate`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.goto("/");
    const plates = page.locator("#featured-work li > div div:has(> img), #impact figcaption > img");
    await expect(plates).not.toHaveCount(0);
    for (const plate of await plates.all()) expect(await plate.evaluate(groundOf)).toBe("rgb(246, 242, 233)");
  });
