import { expect, test } from "@playwright/test";
import { firstName } from "../fixtures/agency.ts";
import { openHome, openPlainHome, phone, withMotion } from "../fixtures/home-page.ts";

test.use(withMotion);

test("the owner greets whoever points at the portrait, and whoever reaches it by Tab", async ({ page }) => {
  await openPlainHome(page);
  const greeting = page.getByText(`Hey, I’m ${firstName}!`);
  await expect(greeting).toHaveCSS("opacity", "0");
  await page.locator("#hero img").hover({ force: true });
  await expect(greeting).toHaveCSS("opacity", "1");
  await page.mouse.move(5, 5);
  await expect(greeting).toHaveCSS("opacity", "0");

  await page.getByRole("link", { name: "Let's Start Building" }).focus();
  await page.keyboard.press("Tab");
  await expect(greeting).toHaveCSS("opacity", "1");
});

for (const javaScriptEnabled of [true, false])
  test(`a tap on the portrait shows the greeting and another hides it, script ${javaScriptEnabled ? "on" : "off"}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...phone, javaScriptEnabled });
    const page = await context.newPage();
    await openPlainHome(page);
    const greeting = page.getByText(`Hey, I’m ${firstName}!`);
    const portrait = page.getByRole("checkbox", { name: `${firstName}’s greeting` });
    await expect(greeting).toHaveCSS("opacity", "0");
    await portrait.tap();
    await expect(greeting).toHaveCSS("opacity", "1");
    await portrait.tap();
    await expect(greeting).toHaveCSS("opacity", "0");
    await context.close();
  });

test("the hero leads to the contact page", async ({ page }) => {
  await openPlainHome(page);
  await expect(page.getByRole("link", { name: "Let's Start Building" })).toHaveAttribute("href", "/contact");
});

test("View Recent Work scrolls smoothly to the work, and at once for whoever wants less motion", async ({
  page,
}) => {
  await openHome(page);
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
  await page.getByRole("link", { name: "View Recent Work" }).click();
  await expect
    .poll(() => page.locator("#featured-work").evaluate((section) => section.getBoundingClientRect().top))
    .toBeLessThan(100);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
});
