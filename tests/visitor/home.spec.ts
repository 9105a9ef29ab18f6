import { expect, test } from "@playwright/test";

/** The fixed headings of the ten sections, in the order of the page; the others are the owner's own words. */
const headings = [
  /Websites & Workflows/,
  /Your New Software Partner/,
  /Who You're Dealing With/,
  /Featured Client Work/,
  /You Inspired\?/,
  /One Portfolio/,
  /Recent Industries We Touched/,
  /The Real Impact/,
  /A Whole Site/,
  /Chalkline/,
];

test("a visitor reads the ten sections in their order, without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto("/");

  expect(response?.status()).toBe(200);
  const sections = page.locator("main > section");
  await expect(sections).toHaveCount(10);
  for (const [index, heading] of headings.entries())
    await expect(sections.nth(index).getByRole("heading").first()).toHaveText(heading);
  await expect(page.getByRole("link", { name: "Visit tool" })).toBeVisible();
  await context.close();
});

test("every picture on the home page loads from the lake", async ({ page }) => {
  await page.goto("/");
  const pictures = page.locator("main img");
  expect(await pictures.count()).toBeGreaterThan(20);
  for (const picture of await pictures.all()) {
    const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc || image.src);
    const response = await page.request.get(source);
    expect(response.status(), source).toBe(200);
  }
});

test("any other path leads home, files and API paths are really missing", async ({ page, request }) => {
  await page.goto("/no-such-page");
  await expect(page).toHaveURL("/");
  for (const path of ["/api/no-such-endpoint", "/no-such-file.png", "/.well-known/no-such-thing"])
    expect((await request.get(path)).status(), path).toBe(404);
});
