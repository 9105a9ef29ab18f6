import { expect, type Page, test } from "@playwright/test";
import { openHome, openPlainHome, phone, withMotion } from "../fixtures/home-page.ts";

test.use(withMotion);

const portfolio = (page: Page) => page.locator("#portfolio");
const showcase = (page: Page) => page.locator("#showcase");
const chosen = (page: Page, section: string) => page.locator(`#${section} [role=tab][aria-selected=true]`);

test("the portfolio's four pages are tabs: one stop for Tab, arrows, Home and End", async ({ page }) => {
  await openHome(page);
  await expect(portfolio(page).getByRole("tab")).toHaveText(["Home", "Folio", "Employee", "Folio Item"]);
  await portfolio(page).getByRole("tab", { name: "Folio", exact: true }).click();
  await expect(portfolio(page).getByRole("tabpanel")).toHaveCount(1);
  await expect(portfolio(page).getByRole("tabpanel", { name: "Folio" })).toBeVisible();
  for (const [key, name] of [
    ["ArrowRight", "Employee"],
    ["End", "Folio Item"],
    ["ArrowRight", "Home"],
    ["ArrowLeft", "Folio Item"],
    ["Home", "Home"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(portfolio(page).getByRole("tab", { name, exact: true })).toBeFocused();
    await expect(chosen(page, "portfolio")).toHaveText(name);
  }
  await page.keyboard.press("Tab");
  await expect(portfolio(page).getByRole("tabpanel")).toBeFocused();
});

test("the 27 pages of the concept site change by click, by keyboard and by scrolling", async ({ page }) => {
  await openHome(page);
  await expect(showcase(page).getByRole("tab")).toHaveCount(27);
  await showcase(page).getByRole("tab", { name: "Dining" }).click();
  await expect(chosen(page, "showcase")).toHaveText("Dining");
  await expect(showcase(page).getByRole("tabpanel", { name: "Dining" })).toBeInViewport();

  await page.keyboard.press("ArrowDown");
  await expect(chosen(page, "showcase")).toHaveText("Menu");
  await page.keyboard.press("End");
  await expect(chosen(page, "showcase")).toHaveText("Booking");
  await page.keyboard.press("Home");
  await expect(chosen(page, "showcase")).toHaveText("Home");

  // The pointer moves onto the panel after the page has come to rest: then the wheel is meant for it.
  await showcase(page).getByRole("tabpanel", { name: "Home" }).hover();
  await expect(async () => {
    await page.mouse.move(640, 360, { steps: 3 });
    await page.mouse.move(700, 400, { steps: 3 });
    await page.mouse.wheel(0, 500);
    await expect(chosen(page, "showcase")).toHaveText("About", { timeout: 1000 });
  }).toPass();
  await expect(chosen(page, "showcase")).toHaveText("About");
});

test("the keyboard scrolls the showcase from page to page without losing its place", async ({ page }) => {
  await openHome(page);
  await showcase(page).getByRole("tab", { name: "Home" }).click();
  await page.keyboard.press("Tab");
  await page.keyboard.press("PageDown");
  await expect(chosen(page, "showcase")).toHaveText("About");
  await page.keyboard.press("PageDown");
  await expect(chosen(page, "showcase")).toHaveText("Rooms");
});

test("a newly chosen page fades in over 300 ms, in a frame as high as the window allows", async ({
  page,
}) => {
  await openHome(page);
  const panel = showcase(page).getByRole("tabpanel").nth(1);
  await expect(panel).toHaveCSS("transition", "opacity 0.3s");
  await expect(panel).toHaveCSS("opacity", "0.25");
  await showcase(page).getByRole("tab", { name: "About" }).click();
  await expect(panel).toHaveCSS("opacity", "1");

  const frame = panel.locator("..");
  const height = () => frame.evaluate((element) => element.getBoundingClientRect().height);
  expect(Math.round(await height())).toBe(Math.round(720 * 0.72));
  await page.setViewportSize({ width: 1280, height: 600 });
  expect(Math.round(await height())).toBe(Math.round(600 * 0.72));
});

test("on a phone a tap changes the page, and the strip of tabs follows the finger in the frame", async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await openHome(page);
  await showcase(page).getByRole("tab", { name: "Rooms" }).tap();
  await expect(chosen(page, "showcase")).toHaveText("Rooms");
  await showcase(page)
    .getByRole("tabpanel", { name: "Treatments" })
    .evaluate((panel) => panel.scrollIntoView());
  await expect(chosen(page, "showcase")).toHaveText("Treatments");
  await expect(chosen(page, "showcase")).toBeInViewport();
  await context.close();
});

test("without JavaScript the tabs are links to their pages", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openPlainHome(page);
  await portfolio(page).getByRole("link", { name: "Employee" }).click();
  await expect(portfolio(page).getByRole("img", { name: /^Employee page/ })).toBeVisible();
  await expect(portfolio(page).getByRole("img", { name: /^Home page/ })).toBeHidden();
  await showcase(page).getByRole("link", { name: "Booking" }).click();
  await expect(page.locator("#showcase-booking")).toBeInViewport();
  await context.close();
});
