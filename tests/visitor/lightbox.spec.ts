import { expect, type Page, test } from "@playwright/test";
import { openHome, phone, withMotion } from "../fixtures/home-page.ts";

test.use(withMotion);

const stage = (page: Page) => page.getByRole("list", { name: "Pictures and clips of Voltway Home Electric" });
const lightbox = (page: Page) => page.getByRole("dialog", { name: "Lightbox" });
const counter = (page: Page) => lightbox(page).getByText(/^\d+ \/ \d+$/);

/** It has faded in: clicks do not count in its first 175 ms, and it fades for 300. */
const isOpen = (page: Page) => expect(lightbox(page)).toHaveCSS("opacity", "1");

test("a click on a picture opens the lightbox, whose script was not loaded before", async ({ page }) => {
  await openHome(page);
  await stage(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await stage(page).getByRole("link").first().click();
  await expect(counter(page)).toHaveText("1 / 6");
  expect(scripts.length).toBeGreaterThan(0);
});

test("arrows walk through the lightbox, its buttons end at the ends, Escape closes and the focus returns", async ({
  page,
}) => {
  await openHome(page);
  const picture = stage(page).getByRole("link").first();
  await picture.press("Enter");
  await expect(counter(page)).toHaveText("1 / 6");
  const previous = lightbox(page).getByRole("button", { name: "Previous" });
  const next = lightbox(page).getByRole("button", { name: "Next" });
  await expect(previous).toBeDisabled();
  await isOpen(page);
  await page.keyboard.press("ArrowRight");
  await expect(counter(page)).toHaveText("2 / 6");
  await next.click();
  await expect(counter(page)).toHaveText("3 / 6");
  await page.keyboard.press("ArrowLeft");
  await expect(counter(page)).toHaveText("2 / 6");
  for (const position of ["3 / 6", "4 / 6", "5 / 6", "6 / 6"]) {
    await page.keyboard.press("ArrowRight");
    await expect(counter(page)).toHaveText(position);
  }
  await expect(next).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toBeHidden();
  await expect(picture).toBeFocused();
});

test("the keys reach the lightbox wherever the focus is", async ({ page }) => {
  await openHome(page);
  await page.getByRole("button", { name: "Next picture" }).first().click();
  await stage(page).getByRole("link").nth(1).click();
  await expect(counter(page)).toHaveText("2 / 6");
  const blur = () =>
    page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await blur();
  await page.keyboard.press("ArrowRight");
  await expect(counter(page)).toHaveText("3 / 6");
  await blur();
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toBeHidden();
});

test("for 245 ms after a drag a click on a picture does not open it", async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await stage(page).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  const picture = stage(page).getByRole("link").first();
  const box = await picture.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 100];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 20, y);
  await page.mouse.move(x, y);
  await page.mouse.up();
  await page.clock.runFor(244);
  await page.mouse.click(x, y);
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/");
  await expect(lightbox(page)).toHaveCount(0);
  await page.clock.resume();
  await page.mouse.click(x, y);
  await expect(lightbox(page)).toBeVisible();
});

test("for 175 ms after it closed, the click that closed the lightbox cannot open it again, and every other press counts", async ({
  page,
}) => {
  await page.clock.install();
  await openHome(page);
  const picture = stage(page).getByRole("link").first();
  await picture.click();
  await expect(counter(page)).toHaveText("1 / 6");
  await page.clock.runFor(2000);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press("Escape");
  await expect
    .poll(
      async () => {
        await page.clock.runFor(10);
        return lightbox(page).count();
      },
      { intervals: [1] },
    )
    .toBe(0);
  await picture.click();
  await expect(lightbox(page)).toHaveCount(0);
  await page.locator("#industries h2 button").click();
  await expect(page.locator("#industries details[open]")).toHaveCount(4);
  await page.clock.runFor(175);
  await picture.click();
  await page.clock.resume();
  await expect(lightbox(page)).toBeVisible();
});

test("on a touch device a clip opens in the lightbox: muted, by itself, with controls, as MP4 where WebM fails", async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.route(/\.webm$/, (route) => route.fulfill({ contentType: "video/webm", body: "not a clip" }));
  await openHome(page);
  const item = stage(page).getByRole("listitem").last();
  await expect(item.locator("video")).toBeHidden();
  await item.scrollIntoViewIfNeeded();
  await item.getByRole("button", { name: /^Play clip/ }).tap();
  await isOpen(page);
  const clip = lightbox(page).locator("video").last();
  await expect(clip).toHaveJSProperty("paused", false);
  expect(
    await clip.evaluate((video: HTMLVideoElement) => [
      video.muted,
      video.controls,
      video.currentSrc.slice(-4),
    ]),
  ).toEqual([true, true, ".mp4"]);
  await lightbox(page).getByRole("button", { name: "Close" }).tap();
  await expect(lightbox(page)).toBeHidden();
  await context.close();
});

test("several fingers make a touch device of any browser", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "maxTouchPoints", { value: 5 }));
  await openHome(page);
  await expect(stage(page).locator("video").first()).toBeHidden();
  await expect(
    stage(page)
      .getByRole("button", { name: /^Play clip/ })
      .first(),
  ).toBeVisible();
});
