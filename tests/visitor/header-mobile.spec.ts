import { expect, type Page, test } from "@playwright/test";

test.use({ viewport: { width: 390, height: 844 } });

const openButton = (page: Page) => page.getByRole("button", { name: "Open menu" });
const menuOf = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden");

test("narrower than 768 px there is a hamburger, from 768 px on the bar", async ({ page }) => {
  await page.goto("/contact");
  const bar = page.getByRole("navigation", { name: "Main" });
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(openButton(page)).toBeVisible();
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(openButton(page)).toBeHidden();
  await expect(bar).toBeVisible();
});

test("the menu fills the screen, locks the page, and Escape gives both back", async ({ page }) => {
  await page.goto("/brand");
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  await openButton(page).click();
  const menu = menuOf(page);
  await expect(menu).toBeVisible();
  expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, height: 844 });
  for (const name of [
    "Home",
    "Software & Automation",
    "Custom Web Development",
    "Digital Consulting",
    "Login / Signup",
    "Contact Me",
  ])
    await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();

  expect(await isLocked(page)).toBe(true);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press("PageDown");
  expect(await page.evaluate(() => window.scrollY)).toBe(300);

  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  expect(await isLocked(page)).toBe(false);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await expect(openButton(page)).toBeFocused();
});

test("while the menu is open the keyboard stays in it", async ({ page }) => {
  await page.goto("/contact");
  await openButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press(step % 2 ? "Tab" : "Shift+Tab");
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest("dialog");
    });
    expect(isOutside).toBe(false);
  }
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(openButton(page)).toBeFocused();
});

test("the menu closes and unlocks the page when the screen becomes wide, and by leaving", async ({
  page,
}) => {
  await page.goto("/contact");
  await openButton(page).click();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(menuOf(page)).toBeHidden();
  // The menu hides by itself; closing it is the page's, which may still be waking.
  await expect.poll(() => isLocked(page)).toBe(false);

  await page.setViewportSize({ width: 390, height: 844 });
  await openButton(page).click();
  await menuOf(page).getByRole("link", { name: "Digital Consulting" }).click();
  await expect(page).toHaveURL("/services/digital-consulting-durham-region");
  await expect(menuOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expect(menuOf(page)).toBeHidden();
  expect(await isLocked(page)).toBe(false);
});

test("the menu opens where the browser does not know command buttons", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
  });
  await page.route("**/contact", async (route) => {
    const response = await route.fetch();
    // A browser does nothing by itself for a command that starts with two dashes.
    const body = (await response.text()).replaceAll('command="show-modal"', 'command="--show-modal"');
    await route.fulfill({ response, body });
  });
  await page.goto("/contact");
  await expect(async () => {
    await openButton(page).click();
    await expect(menuOf(page)).toBeVisible({ timeout: 500 });
  }).toPass();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens and closes all the same", async ({ page }) => {
    await page.goto("/contact");
    await openButton(page).click();
    await expect(menuOf(page)).toBeVisible();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(menuOf(page)).toBeHidden();
  });
});
