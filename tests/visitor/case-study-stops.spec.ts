import { expect, type Page, test } from "@playwright/test";
import { openHome } from "../fixtures/home-page.ts";

const work = (page: Page) => page.locator("#featured-work");
const companies = (page: Page) => page.getByRole("list", { name: "Client work" }).locator("> li");

test("one link leads past the case studies", async ({ page }) => {
  await openHome(page);
  const skip = work(page).getByRole("link", { name: "Skip the client work" });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const isPast = await work(page).evaluate((section) => {
    const focused = document.activeElement;
    return Boolean(focused && section.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(isPast).toBe(true);
});

test("only the company and the picture in view are stops for Tab", async ({ page }) => {
  await openHome(page);
  await expect(companies(page)).toHaveCount(4);
  await expect(companies(page).nth(0)).not.toHaveAttribute("inert");
  for (const index of [1, 2, 3]) await expect(companies(page).nth(index)).toHaveAttribute("inert");
  const pictures = companies(page).first().locator("[data-stage] > li");
  await expect(pictures.nth(0)).not.toHaveAttribute("inert");
  await expect(pictures.nth(1)).toHaveAttribute("inert");
  const stops = await work(page).evaluate(
    (section) =>
      [...section.querySelectorAll("a, button, video")].filter(
        (element) => !element.closest("[inert]") && element.checkVisibility(),
      ).length,
  );
  expect(stops).toBeLessThanOrEqual(16);

  await companies(page).first().getByRole("link", { name: "Next company" }).press("Enter");
  await expect(companies(page).nth(1)).not.toHaveAttribute("inert");
  await expect(companies(page).nth(0)).toHaveAttribute("inert");
  await expect(companies(page).nth(1).getByRole("link", { name: "Next company" })).toBeFocused();

  const second = companies(page).nth(1);
  await second.getByRole("button", { name: "Next picture" }).press("Enter");
  await expect(second.locator("[data-stage] > li").nth(1)).not.toHaveAttribute("inert");
  await expect(second.locator("[data-stage] > li").nth(0)).toHaveAttribute("inert");
});

test("without JavaScript nothing is inert", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  // Without script a browser loads every picture at once, and the whole page waits for them.
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.locator("[inert]")).toHaveCount(0);
  await page.close();
});
