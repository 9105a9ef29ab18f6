import { expect, test } from "@playwright/test";
import { openPlainHome } from "../fixtures/home-page.ts";

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
  const response = await openPlainHome(page);

  expect(response?.status()).toBe(200);
  const sections = page.locator("main > section");
  await expect(sections).toHaveCount(10);
  for (const [index, heading] of headings.entries())
    await expect(sections.nth(index).getByRole("heading").first()).toHaveText(heading);
  await expect(page.getByRole("link", { name: "Visit tool" })).toBeVisible();
  await context.close();
});

test("any other path leads home, files and API paths are really missing", async ({ page, request }) => {
  await page.goto("/no-such-page");
  await expect(page).toHaveURL("/");
  for (const path of ["/api/no-such-endpoint", "/no-such-file.png", "/.well-known/no-such-thing"])
    expect((await request.get(path)).status(), path).toBe(404);
});
