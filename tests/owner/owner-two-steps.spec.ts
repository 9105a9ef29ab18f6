import { expect, type Page, test } from "@playwright/test";
import { type Account, accounts } from "../../bin/stack/test-settings.ts";
import { scan } from "../fixtures/authenticator.ts";
import { findFaults, looksAt } from "../fixtures/find-faults.ts";
import { signIn } from "../fixtures/people.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";

// That owners have to sign in with two steps holds for the whole agency, and eight days pass: a site of its own, with a clock of its own.

const settings = "/dashboard/owner/settings/agency";
const day = 24 * 60 * 60_000;
const { owner, dana } = accounts;

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ hasOwnDatabase: true, hasClock: true });
});
test.afterAll(() => site?.stop());

const banner = (page: Page) => page.getByRole("complementary", { name: "Two-step sign-in is due" });
const group = (page: Page) => page.getByRole("region", { name: "Owners sign in with two steps" });

async function open(page: Page, account: Account, path: string): Promise<void> {
  await page.context().clearCookies();
  await signIn(page.context(), account, site.url);
  await page.goto(site.url + path);
}

/** Somebody of a client becomes an owner, as `npm run make-owner` does it. */
async function makeSecondOwner(): Promise<Account> {
  const role = JSON.stringify({ role: "owner" });
  await site.rest(`users?email=eq.${accounts.priya.email}`, { method: "PATCH", body: role });
  return accounts.priya;
}

test("owners are given seven days from their next sign-in, then the page that sets it up and nothing else", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(20_000);
  await open(page, owner, settings);
  await expect(group(page)).toContainText("Each owner chooses");
  await expect(group(page).getByRole("listitem")).toHaveCount(0);
  await group(page).getByRole("button", { name: "Make it a duty" }).press("Enter");
  await expect(page.getByText("Owners now have to sign in with two steps.", { exact: false })).toBeVisible();
  await expect(group(page)).toContainText("Every owner has to set it up");
  await page.reload();
  await expect(banner(page)).toHaveCount(0);

  await open(page, owner, "/dashboard/owner/calls");
  await expect(banner(page)).toContainText("you have 7 days left");
  const headers = { Origin: site.url };
  await page.request.post(`${site.url}/api/owner/calendar`, { form: { action: "renew" }, headers });
  await page.reload();
  const calendar = await page.getByRole("textbox", { name: "Private address" }).inputValue();
  await page.goto(`${site.url}${settings}`);
  expect(await findFaults(page, looksAt(390, 1440))).toEqual([]);
  await expect(banner(page).getByRole("link")).toHaveAttribute("href", "/dashboard/owner/settings#two-step");

  // A client has none of it.
  await open(page, dana, "/dashboard/client");
  await expect(banner(page)).toHaveCount(0);

  site.moveClock(3.5 * day);
  const second = await makeSecondOwner();
  await open(page, owner, settings);
  await expect(banner(page)).toContainText("you have 4 days left");
  await expect(group(page).getByRole("listitem")).toHaveCount(2);
  await open(page, second, settings);
  await expect(banner(page)).toContainText("you have 7 days left");

  site.moveClock(6.9 * day);
  await open(page, owner, "/dashboard/owner");
  await expect(banner(page)).toContainText(/you have [23] hours left/);

  site.moveClock(7.1 * day);
  await open(page, owner, settings);
  await expect(page).toHaveURL(/\/auth\/second-step/);
  const closed = await page.request.get(`${site.url}/api/owner/export`, { maxRedirects: 0 });
  expect(closed.status()).toBe(401);
  expect((await page.request.get(calendar)).status()).toBe(200);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const other = await context.newPage();
  await open(other, second, settings);
  await expect(banner(other)).toContainText("you have 4 days left");
  await expect(group(other).getByRole("listitem").first()).toContainText("Has to set it up first");
  await group(other).getByRole("button", { name: "Let each owner choose" }).click();
  await expect(other.getByText("Each owner now chooses whether to sign in with two steps.")).toBeVisible();
  await expect(banner(other)).toHaveCount(0);
  await context.close();

  await open(page, owner, `${settings.replace("agency", "audit-log")}`);
  await expect(page.getByText("made two-step sign-in a duty of owners")).toBeVisible();
  await expect(page.getByText("let each owner choose about two-step sign-in")).toBeVisible();
});

test("whoever has set it up is not counted down, and keeps the last device as long as it is a duty", async ({
  page,
}) => {
  site.moveClock(0);
  await makeSecondOwner();
  await open(page, owner, settings);
  await group(page).getByRole("button", { name: "Make it a duty" }).click();
  await expect(group(page)).toContainText("Every owner has to set it up");
  await open(page, owner, settings);
  await expect(banner(page)).toBeVisible();

  const begun = await page.request.post(`${site.url}/api/account/enrolment`, {
    form: { current: owner.password, from: settings },
    headers: { Origin: site.url },
    maxRedirects: 0,
  });
  await page.goto(new URL(begun.headers().location ?? "", site.url).href);
  const app = await scan(page);
  await page.getByLabel("Code from the app").fill(app.next());
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("button", { name: "The codes are kept" }).click();
  await expect(page).toHaveURL(new RegExp(`${settings}$`));
  await expect(banner(page)).toHaveCount(0);
  const rows = group(page).getByRole("listitem");
  await expect(rows.first()).toContainText("Two-step sign-in");
  await expect(rows.first()).not.toContainText("Has until");
  await expect(rows.last()).toContainText("Password alone");

  await page.goto(`${site.url}/dashboard/owner/settings#two-step`);
  await expect(page.locator("#two-step")).toContainText("Authenticator app");
  await expect(page.getByText("Owners have to have", { exact: false })).toBeVisible();
});
