import { expect, test } from "@playwright/test";
import { openHome, phone } from "../fixtures/home-page.ts";

test("any card or the heading opens and closes all four industries together", async ({ page }) => {
  await openHome(page);
  const section = page.locator("#industries");
  const cards = section.locator("details");
  const open = section.locator("details[open]");
  const heading = section.getByRole("button", { name: "Recent Industries We Touched" });
  await expect(cards).toHaveCount(4);
  await expect(heading).toHaveAttribute("aria-expanded", "false");

  await cards.nth(2).locator("summary").click();
  await expect(open).toHaveCount(4);
  await expect(heading).toHaveAttribute("aria-expanded", "true");
  await expect(section.getByRole("listitem").getByRole("img").first()).toBeVisible();

  await heading.click();
  await expect(open).toHaveCount(0);
  await heading.press("Enter");
  await expect(open).toHaveCount(4);
  await cards.nth(3).locator("p").click();
  await expect(open).toHaveCount(0);
  await cards.first().locator("summary").press("Space");
  await expect(open).toHaveCount(4);
  await expect(heading).toHaveAttribute("aria-expanded", "true");
});

test("both calls to action lead to the contact page", async ({ page }) => {
  await page.goto("/");
  const links = page.locator("#industries > div > p a");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/contact",
    "/contact",
  ]);
});

test("a tap on one card opens all of them", async ({ browser }) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await openHome(page);
  await page.locator("#industries summary").nth(1).tap();
  await expect(page.locator("#industries details[open]")).toHaveCount(4);
  await context.close();
});

test("without JavaScript each industry opens by itself", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await page.locator("#industries summary").nth(1).click();
  await expect(page.locator("#industries details").nth(1).getByRole("listitem").first()).toBeVisible();
  await context.close();
});
