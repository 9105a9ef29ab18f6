import { expect, type Page, test } from "@playwright/test";
import { submitLogin } from "../fixtures/sign-in.ts";
import { accounts } from "../fixtures/stack.ts";
import { startWatchedSite } from "../fixtures/watched-site.ts";

const bookingBoard = "/projects/00000000-0000-4000-8000-000000000101";

let site: Awaited<ReturnType<typeof startWatchedSite>>;
test.beforeAll(async () => {
  site = await startWatchedSite();
});
test.afterAll(() => site.stop());

/** Where each part is, what it is called, and the requests it hangs on. */
const parts: [who: "owner" | "dana", path: string, name: string, requests: RegExp][] = [
  ["dana", bookingBoard, "The milestones", /\/milestones\?/],
  ["dana", `${bookingBoard}/updates`, "The updates", /\/project_updates\?/],
  ["dana", "/dashboard/client", "Your projects", /\/rpc\/list_projects/],
  ["dana", "/dashboard/client", "Your next call", /\/rpc\/next_call/],
  ["dana", "/dashboard/client", "The updates", /\/project_updates\?/],
  ["owner", "/dashboard/owner", "Calls to confirm", /\/discovery_calls\?/],
  ["owner", "/dashboard/owner/messages", "The messages", /\/contact_messages\?/],
  ["owner", "/dashboard/owner/projects", "The projects", /\/rpc\/list_projects/],
  ["owner", "/dashboard/owner/projects/new", "The form", /\/clients\?/],
];

async function open(page: Page, who: "owner" | "dana") {
  await page.goto(`${site.url}/login`);
  await submitLogin(page, accounts[who]);
  await page.waitForURL(/dashboard/);
}

for (const who of ["dana", "owner"] as const)
  test(`each part that ${who} sees loads by itself, and says so when it cannot`, async ({ page }) => {
    await open(page, who);
    for (const [, path, name, requests] of parts.filter(([whose]) => whose === who)) {
      const failure = page.getByRole("alert").filter({ hasText: `${name} could not be loaded` });
      const skeleton = page.getByText(`${name}: loading…`);

      const release = site.hold(requests);
      await page.goto(site.url + path, { waitUntil: "commit" });
      await expect(skeleton, path).toBeAttached();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      release();
      await expect(skeleton, path).toHaveCount(0);
      await expect(failure, path).toHaveCount(0);

      site.refuse(requests);
      await page.goto(site.url + path);
      await expect(failure, path).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(/PGRST|undefined|Error:/), path).toHaveCount(0);
      site.refuse(null);
      await failure.getByRole("link", { name: "Try again" }).click();
      await expect(failure, path).toHaveCount(0);
      await expect(page).toHaveURL(site.url + path);
    }
  });

test("what needs a client names the kind that could not be read and lists the others", async ({ page }) => {
  await open(page, "dana");
  site.refuse(/\/projects\?.*next_step_side/);
  await page.goto(`${site.url}/dashboard/client`);
  const needs = page.getByRole("region", { name: "Needs you" });
  await expect(needs.getByRole("alert")).toContainText("next steps could not be loaded");
  await expect(page.getByRole("article").filter({ hasText: "Booking and dispatch board" })).toBeVisible();
  site.refuse(null);
  await needs.getByRole("link", { name: "Try again" }).click();
  await expect(needs).toContainText("Try the new dispatch board");
});

test("what comes together with its page fails by itself too", async ({ page }) => {
  await open(page, "dana");
  for (const [path, name, requests] of [
    ["/dashboard/settings", "Your profile", /select=full_name/],
    ["/dashboard/settings", "The list of mails", /\/notification_settings\?/],
    ["/subscription-portal", "What is billed to you", /\/client_members\?/],
  ] as const) {
    site.refuse(requests);
    await page.goto(site.url + path);
    await expect(page.getByRole("alert").filter({ hasText: `${name} could not be loaded` })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Oops!");
  }
  site.refuse(/\/client_members\?/);
  await page.goto(`${site.url}/dashboard/client`);
  await expect(page.getByRole("article").filter({ hasText: "Booking and dispatch board" })).toBeVisible();
});
