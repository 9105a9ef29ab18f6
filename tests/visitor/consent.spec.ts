import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { agency } from "../fixtures/agency.ts";
import {
  analyticsCookies,
  bannerOf,
  lookHuman,
  openWithBanner,
  preferencesOf,
  readChoice,
  watchAnalytics,
} from "../fixtures/consent.ts";

const blockedText =
  "Your browser is blocking third-party cookies. Some features may be limited. You can still choose your cookie preferences below.";

test.beforeEach(({ page }) => lookHuman(page));

test("the consent script is fetched 100 ms after the page is there, not before", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/contact");
  await page.waitForFunction(() => document.readyState === "complete");
  await page.clock.runFor(99);
  await page.evaluate(() => fetch("/robots.txt"));
  const before = scripts.length;
  await expect(page.locator("#cc-main")).toHaveCount(0);
  const fetched = page.waitForRequest((request) => request.resourceType() === "script");
  await page.clock.runFor(1);
  await fetched;
  expect(scripts.length).toBeGreaterThan(before);
  await page.clock.resume();
  await expect(bannerOf(page)).toBeVisible();
});

test("a first visit fetches the dialog's two files and no other, a later visit none", async ({
  page,
  context,
}) => {
  const watchFiles = (visit: Page) => {
    const paths: string[] = [];
    visit.on("request", (request) => {
      const { pathname } = new URL(request.url());
      const isOfPage = request.resourceType() === "stylesheet" && pathname.startsWith("/_next/");
      if (["script", "stylesheet"].includes(request.resourceType()) && !isOfPage) paths.push(pathname);
    });
    return paths;
  };
  const paths = watchFiles(page);
  const banner = await openWithBanner(page);
  const [script = "", styles = "", ...others] = paths.toSorted((a, b) => a.length - b.length);
  expect(script).toMatch(/^\/built\/.*\.js$/);
  expect(styles).toMatch(/^\/built\/.*\.css$/);
  expect(others).toEqual([]);
  const sizeOf = async (path: string) => gzipSync(await (await page.request.get(path)).body()).byteLength;
  expect.soft(await sizeOf(script)).toBeLessThanOrEqual(12_500);
  expect.soft(await sizeOf(styles)).toBeLessThanOrEqual(6100);

  await banner.getByRole("button", { name: "No Cookies Pls." }).click();
  await expect(banner).toBeHidden();
  const later = await context.newPage();
  await lookHuman(later);
  const laterPaths = watchFiles(later);
  await later.clock.install();
  await later.goto("/contact");
  await later.clock.runFor(5000);
  await later.evaluate(() => fetch("/robots.txt"));
  expect(laterPaths).toEqual([]);
});

test("the banner has the specified texts and gives yes and no the same weight", async ({ page }) => {
  const banner = await openWithBanner(page);
  const yes = banner.getByRole("button", { name: "Accept all", exact: true });
  const no = banner.getByRole("button", { name: "No Cookies Pls.", exact: true });
  const weigh = (button: typeof yes) =>
    button.evaluate((element) => {
      const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return { backgroundColor, color, fontSize, fontWeight, borderColor, width, height };
    });
  await expect.poll(async () => JSON.stringify(await weigh(yes))).toBe(JSON.stringify(await weigh(no)));

  await banner.getByRole("button", { name: "Manage preferences", exact: true }).click();
  const preferences = preferencesOf(page);
  for (const name of ["Accept all", "No Cookies Pls.", "Save preferences"])
    await expect(preferences.getByRole("button", { name, exact: true })).toBeVisible();
  await expect(preferences.getByRole("checkbox", { name: "Analytics" })).not.toBeChecked();
  await expect(preferences.getByRole("checkbox", { name: "Necessary" })).toBeDisabled();
});

test("the banner's styles change none of the page's: its library's properties stand on its own element", async ({
  page,
}) => {
  const banner = await openWithBanner(page);
  const read = (place: Element) => getComputedStyle(place).getPropertyValue("--cc-btn-border-radius");
  expect(await banner.evaluate(read)).not.toBe("");
  expect(await page.locator("html").evaluate(read)).toBe("");
});

test("the banner leaves the focus alone and is reached by Tab before the header", async ({ page }) => {
  const banner = await openWithBanner(page);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(banner.getByRole("button", { name: "Accept all" })).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("Tab");
  await expect(
    page.getByRole("banner").getByRole("link", { name: `${agency.agencyName}, home` }),
  ).toBeFocused();
});

test("the choice is kept for 182 days in cc_cookie, SameSite Lax", async ({ page }) => {
  const banner = await openWithBanner(page);
  await banner.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(async () => (await readChoice(page)).categories).toEqual(["necessary", "analytics"]);
  await expect(banner).toBeHidden();
  const { cookie, value } = await readChoice(page);
  expect(cookie).toMatchObject({ sameSite: "Lax", path: "/" });
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86400).toBeCloseTo(182, 1);
  expect(Object.keys(value ?? {}).sort()).toEqual(
    [
      ...["categories", "revision", "data", "consentTimestamp", "lastConsentTimestamp"],
      ...["consentId", "services", "languageCode", "expirationTime"],
    ].sort(),
  );
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(bannerOf(page)).toHaveCount(0);
});

test("on https the cookie is Secure", async ({ page }) => {
  await page.route("https://corner.example/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: addresses.site + pathname }) });
  });
  const banner = await openWithBanner(page, "https://corner.example/contact");
  await banner.getByRole("button", { name: "No Cookies Pls." }).click();
  await expect.poll(async () => (await readChoice(page)).cookie?.secure).toBe(true);
  // What the choice still fetches.
  await page.unrouteAll({ behavior: "wait" });
});

test("without an analytics id everything works and nothing is ever requested", async ({ page }) => {
  const requests = await watchAnalytics(page);
  const banner = await openWithBanner(page);
  await banner.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(async () => (await readChoice(page)).categories).toEqual(["necessary", "analytics"]);
  await page.goto("/brand");
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
  expect(await analyticsCookies(page)).toEqual([]);
});

test("footer button and tile open the settings; Escape closes them and gives the focus back", async ({
  page,
}) => {
  const banner = await openWithBanner(page);
  await banner.getByRole("button", { name: "No Cookies Pls." }).click();
  const preferences = preferencesOf(page);
  for (const name of ["Cookie Settings", "Cookie settings"]) {
    const button = page.getByRole("button", { name, exact: true });
    await button.click();
    await expect(preferences).toBeVisible();
    const isInside = () => page.evaluate(() => Boolean(document.activeElement?.closest("#cc-main")));
    // The library takes the focus a tenth of a second after it shows, even when the settings are closed again by then.
    await expect.poll(isInside).toBe(true);
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press("Tab");
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(preferences).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test("a browser that blocks third-party cookies is told so", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setDocumentCookieDisabled", { disabled: true });
  const banner = await openWithBanner(page);
  await expect(banner.locator("#cm__desc")).toHaveText(blockedText);
});

test("a browser that blocks nothing is not told so", async ({ page }) => {
  const banner = await openWithBanner(page);
  await expect(banner).not.toContainText("blocking");
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("cc_probe");
});

test("Global Privacy Control counts as necessary only, and the settings say so", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.goto("/contact");
  await expect.poll(async () => (await readChoice(page)).categories).toEqual(["necessary"]);
  await page.getByRole("button", { name: "Cookie Settings", exact: true }).click();
  await expect(preferencesOf(page)).toContainText("Your browser sends a Global Privacy Control signal");
  await expect(preferencesOf(page).getByRole("checkbox")).toHaveCount(1);
  await expect(bannerOf(page)).toHaveCount(0);
});

test("an automated browser is not asked, but may open the settings", async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  await expect(page.locator("#cc-main")).toHaveCount(0);
  await page.getByRole("button", { name: "Cookie Settings", exact: true }).click();
  await expect(preferencesOf(page)).toBeVisible();
  await page.close();
});
