import { expect, type Page, test } from "@playwright/test";
import { openHome, openPlainHome, phone } from "../fixtures/home-page.ts";

const card = (page: Page, title: string) => section(page).locator("summary").filter({ hasText: title });
const section = (page: Page) => page.getByRole("region", { name: "Recent Industries We Touched" });
const logos = (page: Page) => section(page).getByRole("list", { name: "Clients" });

test("any card or the heading opens and closes all four industries together", async ({ page }) => {
  await openHome(page);
  const heading = section(page).getByRole("button", { name: "Recent Industries We Touched" });
  await expect(section(page).getByRole("group")).toHaveCount(4);
  await expect(heading).toHaveAttribute("aria-expanded", "false");

  await card(page, "Social Media & Outreach").click();
  await expect(logos(page)).toHaveCount(4);
  await expect(heading).toHaveAttribute("aria-expanded", "true");
  await expect(logos(page).first().getByRole("img").first()).toBeVisible();

  await heading.click();
  await expect(logos(page)).toHaveCount(0);
  await heading.press("Enter");
  await expect(logos(page)).toHaveCount(4);
  await section(page)
    .getByText(/^Tours, cottages, inns/)
    .click();
  await expect(logos(page)).toHaveCount(0);
  await card(page, "Service-Based Businesses").press("Space");
  await expect(logos(page)).toHaveCount(4);
  await expect(heading).toHaveAttribute("aria-expanded", "true");
});

test("both calls to action lead to the contact page", async ({ page }) => {
  await openPlainHome(page);
  for (const name of ["Tell me about your business", "Ask about your field"])
    await expect(section(page).getByRole("link", { name, exact: true })).toHaveAttribute("href", "/contact");
});

test("a tap on one card opens all of them", async ({ browser }) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await openHome(page);
  await card(page, "Software as a Service").tap();
  await expect(logos(page)).toHaveCount(4);
  await context.close();
});

test("without JavaScript each industry opens by itself", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openPlainHome(page);
  await card(page, "Software as a Service").click();
  await expect(logos(page)).toHaveCount(1);
  await expect(logos(page).getByRole("listitem").first()).toBeVisible();
  await context.close();
});
