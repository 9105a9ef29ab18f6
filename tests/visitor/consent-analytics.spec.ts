import { expect, type Page, test } from "@playwright/test";
import {
  analyticsCookies,
  analyticsId,
  configureAnalytics,
  lookHuman,
  openWithBanner,
  preferencesOf,
  readChoice,
  watchAnalytics,
} from "../fixtures/consent.ts";
import { kindsOfPages, publicPages } from "../fixtures/public-pages.ts";

declare global {
  interface Window {
    dataLayer?: IArguments[];
  }
}

const scriptAddress = `https://www.googletagmanager.com/gtag/js?id=${analyticsId}`;

test.beforeAll(() => configureAnalytics(analyticsId));
test.afterAll(() => configureAnalytics(null));
test.beforeEach(({ page }) => lookHuman(page));

function countLoads(page: Page) {
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  return loads;
}

const openSettings = (page: Page) =>
  page.getByRole("button", { name: "Cookie Settings", exact: true }).click();

test("before a choice no kind of page asks for analytics", ({ page }) =>
  expectNoRequests(page, kindsOfPages));

test("before a choice no page asks for analytics", { tag: "@slow" }, ({ page }) =>
  expectNoRequests(page, publicPages),
);

async function expectNoRequests(page: Page, paths: string[]): Promise<void> {
  const requests = await watchAnalytics(page);
  for (const path of paths) await openWithBanner(page, path);
  expect(requests).toEqual([]);
  expect(await analyticsCookies(page)).toEqual([]);
}

test("after Accept all analytics is loaded, careful with addresses and without advertising", async ({
  page,
}) => {
  const requests = await watchAnalytics(page);
  const banner = await openWithBanner(page);
  await banner.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(() => analyticsCookies(page)).toEqual(["_ga", "_ga_TEST12345", "_gid"]);
  expect(requests).toEqual([scriptAddress]);
  const commands = await page.evaluate(() => window.dataLayer?.map((command) => Array.from(command)));
  expect(commands).toContainEqual([
    "config",
    analyticsId,
    expect.objectContaining({
      anonymize_ip: true,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      cookie_flags: "SameSite=None;Secure;Partitioned",
    }),
  ]);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "_ga")).toMatchObject({ sameSite: "None", secure: true });
  expect(cookies.find(({ name }) => name === "_ga")?.partitionKey).toBeTruthy();

  await page.goto("/brand");
  await expect.poll(() => requests).toEqual([scriptAddress, scriptAddress]);
});

test("refused first: nothing is loaded or reloaded, old cookies go; a later yes counts", async ({
  page,
  baseURL,
}) => {
  const requests = await watchAnalytics(page);
  const loads = countLoads(page);
  const banner = await openWithBanner(page);
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as analytics itself sets them.
    document.cookie = "_ga=1; Path=/; Max-Age=999; SameSite=None; Secure; Partitioned";
    // biome-ignore lint/suspicious/noDocumentCookie: as analytics itself sets them.
    document.cookie = "_gid=1; Path=/; Max-Age=999";
  });
  expect(await analyticsCookies(page)).toEqual(["_ga", "_gid"]);
  await banner.getByRole("button", { name: "No Cookies Pls." }).click();
  await expect.poll(() => analyticsCookies(page)).toEqual([]);
  expect((await readChoice(page)).categories).toEqual(["necessary"]);
  expect(loads).toEqual([`${baseURL}/contact`]);
  expect(requests).toEqual([]);

  await openSettings(page);
  await preferencesOf(page).getByRole("button", { name: "Accept all" }).click();
  await expect.poll(() => analyticsCookies(page)).toHaveLength(3);
});

test("withdrawn: the cookies are deleted and the page reloads once", async ({ page }) => {
  const requests = await watchAnalytics(page);
  const loads = countLoads(page);
  const banner = await openWithBanner(page);
  await banner.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(() => analyticsCookies(page)).toHaveLength(3);
  expect(loads).toHaveLength(1);

  await openSettings(page);
  const navigations: string[] = [];
  page.on("request", (sent) => sent.isNavigationRequest() && navigations.push(sent.url()));
  await preferencesOf(page).getByRole("button", { name: "No Cookies Pls." }).click();
  await expect.poll(() => loads.length).toBe(2);
  await page.waitForLoadState("networkidle");
  expect(await analyticsCookies(page)).toEqual([]);
  expect((await readChoice(page)).categories).toEqual(["necessary"]);
  expect(loads).toHaveLength(2);
  expect(navigations).toHaveLength(1);
  expect(requests).toEqual([scriptAddress]);
});

test("an own choice: analytics switched on, saved, switched off, saved", async ({ page }) => {
  const requests = await watchAnalytics(page);
  const loads = countLoads(page);
  const banner = await openWithBanner(page);
  await banner.getByRole("button", { name: "Manage preferences" }).click();
  const preferences = preferencesOf(page);
  const toggle = preferences.getByRole("checkbox", { name: "Analytics" });
  const save = preferences.getByRole("button", { name: "Save preferences" });
  await expect(preferences).toHaveCSS("opacity", "1");
  await toggle.check({ force: true });
  await save.click();
  await expect.poll(() => analyticsCookies(page)).toHaveLength(3);
  expect(requests).toEqual([scriptAddress]);

  await openSettings(page);
  await expect(toggle).toBeChecked();
  await expect(preferences).toHaveCSS("opacity", "1");
  await toggle.uncheck({ force: true });
  await save.click();
  await expect.poll(() => loads.length).toBe(2);
  expect(await analyticsCookies(page)).toEqual([]);
});

test("Global Privacy Control outweighs an earlier yes", async ({ page, context }) => {
  await watchAnalytics(page);
  const banner = await openWithBanner(page);
  await banner.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(() => analyticsCookies(page)).toHaveLength(3);

  const later = await context.newPage();
  await lookHuman(later);
  await later.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const requests = await watchAnalytics(later);
  await later.goto("/brand");
  await expect.poll(() => analyticsCookies(later)).toEqual([]);
  expect(requests).toEqual([]);
});
