import { expect, type Page, test } from "@playwright/test";
import { bannerOf, lookHuman, openWithBanner, preferencesOf, readChoice } from "../fixtures/consent.ts";

const asking = ["/", "/contact", "/discovery-call", "/login", "/services/software-automation-durham-region"];
const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test.beforeEach(({ page }) => lookHuman(page));

for (const viewport of windows)
  test(`the banner leaves the first call to action and every form's button free, ${viewport.width} px wide`, {
    tag: viewport.width === 768 ? "@slow" : [],
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of asking) {
      const banner = await openWithBanner(page, path);
      await expect(banner).toHaveCSS("opacity", "1");
      expect.soft(await coveredControls(page), path).toEqual([]);
      await page.context().clearCookies();
    }
  });

test("the banner finds a free place in windows of any height", { tag: "@slow" }, async ({ page }) => {
  test.setTimeout(300_000);
  for (const width of [320, 390, 768, 1024, 1440, 1920])
    for (const height of [640, 720, 800, 900, 1080]) {
      await page.setViewportSize({ width, height });
      for (const path of asking) {
        await openWithBanner(page, path);
        expect.soft(await coveredControls(page), `${path} at ${width} × ${height}`).toEqual([]);
      }
    }
});

test("what the banner covers can be scrolled clear of it, down to the end of the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const banner = await openWithBanner(page);
  const send = page.getByRole("button", { name: "Send message" });
  const last = page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings", exact: true });
  for (const control of [send, last]) {
    await control.focus();
    // The banner may still move in, and the page scroll smoothly.
    await expect
      .poll(async () => {
        const box = await control.boundingBox();
        const cover = await banner.boundingBox();
        if (!box || !cover) throw new Error("Both must be on the page");
        return box.y + box.height <= cover.y || box.y >= cover.y + cover.height;
      })
      .toBe(true);
  }
});

test("after a choice by keyboard or pointer the focus stays where the visitor reads", async ({ page }) => {
  const place = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const { top = 0, bottom = 0 } = focused?.getBoundingClientRect() ?? {};
      return {
        isLost: focused === document.body || focused === null,
        isInView: bottom > 0 && top < innerHeight,
        isSkipLink: focused?.getAttribute("href") === "#content",
      };
    });
  const kept = { isLost: false, isInView: true, isSkipLink: false };

  const banner = await openWithBanner(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(banner.getByRole("button", { name: "Accept all" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner).toBeHidden();
  await expect.poll(place).toEqual(kept);

  await page.context().clearCookies();
  const again = await openWithBanner(page, "/");
  await page.locator("#industries").evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  const before = await page.evaluate(() => scrollY);
  await again.getByRole("button", { name: "No Cookies Pls." }).click();
  await expect(again).toBeHidden();
  await expect.poll(place).toEqual(kept);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(4);

  await page.context().clearCookies();
  await openWithBanner(page);
  const message = page.getByLabel("Message");
  await message.focus();
  await bannerOf(page).getByRole("button", { name: "Manage preferences" }).click();
  await preferencesOf(page).getByRole("button", { name: "Save preferences" }).click();
  await expect(preferencesOf(page)).toBeHidden();
  await expect.poll(async () => (await readChoice(page)).categories).toEqual(["necessary"]);
  await expect(message).toBeFocused();
});

test("dismissing the announcement leaves the focus beside it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Dismiss announcement" }).click();
  await expect(page.getByRole("button", { name: "Dismiss announcement" })).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("main section, footer") !== null))
    .toBe(true);
});

/** Main calls to action and forms' buttons of which a point is hidden by the banner. */
function coveredControls(page: Page) {
  return page.evaluate(() => {
    const banner = document.querySelector("#cc-main .cm")?.getBoundingClientRect();
    if (!banner) return ["no banner"];
    const first = document.querySelector("main a[data-variant]");
    const buttons = [...document.querySelectorAll("main form:has(input, textarea) button[type=submit]")];
    return [...(first ? [first] : []), ...buttons]
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return (
          left < banner.right &&
          right > banner.left &&
          top < banner.bottom &&
          bottom > banner.top &&
          top < innerHeight
        );
      })
      .map(({ textContent }) => textContent);
  });
}
