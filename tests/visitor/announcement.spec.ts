import { expect, test } from "@playwright/test";
import { openHome, openPlainHome } from "../fixtures/home-page.ts";

test("a dismissed announcement stays away on the next visit", async ({ page }) => {
  await openHome(page);
  const announcement = page.getByRole("dialog", { name: "Meet Chalkline" });
  await expect(announcement).toBeVisible();
  await page.getByRole("button", { name: "Dismiss announcement" }).press("Enter");
  await expect(announcement).toBeHidden();

  await openPlainHome(page);
  // It is in the page still, and closed before the island wakes, so that nobody sees it go: `toBeHidden` would do without.
  await expect(
    page.getByRole("dialog", { name: "Meet Chalkline", exact: true, includeHidden: true }),
  ).not.toHaveAttribute("open");
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "held");
});

test("Visit tool opens the tool elsewhere, Request access leads to the contact page", async ({ page }) => {
  await openPlainHome(page);
  await expect(page.getByRole("link", { name: "Visit tool" })).toHaveAttribute(
    "href",
    "https://chalkline.example/",
  );
  await expect(page.getByRole("link", { name: "Visit tool" })).toHaveAttribute("target", "_blank");
  await expect(page.getByRole("link", { name: "Request access" })).toHaveAttribute("href", "/contact");
});

test("the tutorial plays in a modal; its host hears nothing before it opens", async ({ page }) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>The video</p>" });
  });
  await openHome(page);
  const thumbnail = page.getByRole("link", { name: /Watch the tutorial/ });
  await thumbnail.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);

  await thumbnail.click();
  const modal = page.getByRole("dialog", { name: "Meet Chalkline: the tutorial" });
  await expect(modal.frameLocator("iframe").getByText("The video")).toBeVisible();
  expect(asked[0]).toContain("https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ");
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");

  await modal.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(thumbnail).toBeFocused();
});

test("without JavaScript × closes the announcement and the tutorial is a link", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openPlainHome(page);
  await expect(page.getByRole("link", { name: /Watch the tutorial/ })).toHaveAttribute(
    "href",
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  );
  await page.getByRole("button", { name: "Dismiss announcement" }).click();
  await expect(page.getByRole("dialog", { name: "Meet Chalkline" })).toBeHidden();
  await context.close();
});
