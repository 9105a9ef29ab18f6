import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import {
  analyticsId,
  configureAnalytics,
  lookHuman,
  openWithBanner,
  watchAnalytics,
} from "../fixtures/consent.ts";
import { signInCookies } from "../fixtures/session.ts";

declare global {
  interface Window {
    dataLayer?: IArguments[];
  }
}

test.beforeAll(() => configureAnalytics(analyticsId));
test.afterAll(() => configureAnalytics(null));

const personal = [
  ...["/login", "/signup", "/forgot-password", "/reset-password", "/subscription-cancelled"],
  ...["/auth/confirm?token_hash=canary&type=email", "/calls/canary", "/unsubscribe/canary"],
];
const signedIn = [
  "/dashboard/client",
  "/dashboard/client/settings",
  "/documentation",
  "/subscription-portal",
  "/projects/00000000-0000-4000-8000-00000000000a",
];

test("sign-in pages, private links and what a signed-in user sees know nothing of analytics", async ({
  request,
}) => {
  const cookie = await signInCookies(accounts.dana);
  for (const path of [...personal, ...signedIn]) {
    const answer = await request.get(path, { headers: { cookie } });
    const without = await request.get(path, { maxRedirects: 0 });
    for (const each of [answer, without]) {
      expect((await each.text()).includes(analyticsId), path).toBe(false);
      expect(each.headers()["content-security-policy"] ?? "", path).not.toContain("googletagmanager");
    }
  }
  for (const path of ["/contact", "/brand", "/services/digital-consulting-durham-region"]) {
    const answer = await request.get(path);
    expect((await answer.text()).includes(analyticsId), path).toBe(true);
    expect(await answer.text(), path).toMatch(/Content-Security-Policy" content="[^"]*googletagmanager/);
  }
});

test("what is counted of a page is its address without query and hash, and of the page before only its site", async ({
  page,
}) => {
  await lookHuman(page);
  const requests = await watchAnalytics(page);
  const banner = await openWithBanner(page);
  await banner.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(() => requests).toHaveLength(1);

  await page.goto("/login?from=%2Fprojects%2Fcanary");
  const brand = "/brand?token=canary#canary";
  await page.evaluate((to) => location.assign(to), brand);
  await expect.poll(() => requests).toHaveLength(2);
  expect(await page.evaluate(() => document.referrer)).toContain("canary");
  const commands = await page.evaluate(() => window.dataLayer?.map((command) => Array.from(command)));
  const { origin } = new URL(page.url());
  expect(commands).toContainEqual([
    "config",
    analyticsId,
    expect.objectContaining({ page_location: `${origin}/brand`, page_referrer: origin }),
  ]);
  expect(JSON.stringify(commands)).not.toContain("canary");
});
