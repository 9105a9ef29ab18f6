import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { type Look, looksAt, setLook } from "../fixtures/find-faults.ts";
import { signIn } from "../fixtures/people.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";

// Brings every section of the portal into its states and takes pictures, for somebody to look at. That the states are
// reached is tested; how they look is not: PICTURES=<folder> npx playwright test --project=pictures

type Who = "owner" | "dana";

const folder = process.env.PICTURES ?? "";
const looks = looksAt(390, 1440);

const tabs = ["", "/updates", "/feedback", "/change-orders", "/files", "/messages"];
const bookingBoard = "/projects/00000000-0000-4000-8000-000000000101";
const voltway = "00000000-0000-4000-8000-0000000000a1";
const shared = ["/dashboard/notifications", "/documentation", "/dashboard/settings"];
const ofTheOwner = [
  ...["", "/messages", "/calls", "/calls/week", "/calls/availability", "/clients", "/projects", "/site"].map(
    (section) => `/dashboard/owner${section}`,
  ),
  "/dashboard/owner/settings/agency",
  "/dashboard/owner/settings/audit-log",
];
const screens: Record<Who, string[]> = {
  owner: [
    ...ofTheOwner,
    "/dashboard/owner/projects/new",
    "/dashboard/owner/clients/new",
    `/dashboard/owner/clients/${voltway}`,
    `/dashboard/owner/clients/${voltway}/view`,
    ...tabs.map((tab) => bookingBoard + tab),
  ],
  dana: [
    "/dashboard/client",
    "/subscription-portal",
    ...shared,
    "/documentation/approve-work",
    "/documentation?q=invoice",
    ...tabs.map((tab) => bookingBoard + tab),
  ],
};

/** What sections read: not who is asking, what is new for them, or the one thing that a page is about. */
const data =
  /^\/rest\/v1\/(?!users\?|rpc\/count_notifications|notifications\?select=events)(?!.*[?&]id=eq\.)/;

let site: Site;
test.afterEach(() => site?.stop());

async function openBrowser(browser: Browser, who: Who): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await signIn(context, accounts[who], site.url);
  return context.newPage();
}

async function picture(page: Page, state: string, who: Who, path: string, { width, colorScheme }: Look) {
  const name = path.replaceAll(/[0-9a-f-]{36}/g, "x").replaceAll(/\W+/g, "-");
  await page.screenshot({
    path: join(folder, state, `${who}${name}-${width}-${colorScheme}.png`),
    fullPage: true,
    animations: "disabled",
  });
}

test("every section says that it loads, or comes with its page, and says what could not be loaded", async ({
  browser,
}) => {
  test.setTimeout(1_200_000);
  site = await startSite({ hasProxy: true });
  for (const who of ["owner", "dana"] as const) {
    const page = await openBrowser(browser, who);
    for (const path of screens[who]) {
      for (const look of looks) {
        await setLook(page, look);
        const release = site.proxy.hold(data);
        const opening = page.goto(site.url + path);
        const isLoading = await page
          .getByText("loading…")
          .first()
          .waitFor({ timeout: 3000 })
          .then(() => true)
          .catch(() => false);
        if (isLoading) await picture(page, "loading", who, path, look);
        release();
        await opening;
        // What comes with its page has no skeleton.
        if (!isLoading) break;
      }
      site.proxy.refuse(data);
      await page.goto(site.url + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(/PGRST|undefined|Error:/), path).toHaveCount(0);
      for (const look of looks) {
        await setLook(page, look);
        await picture(page, "error", who, path, look);
      }
      site.proxy.refuse(null);
    }
    await page.context().close();
  }
});

test("every section has words for there being nothing", async ({ browser }) => {
  test.setTimeout(1_200_000);
  site = await startSite({ hasOwnDatabase: true });
  const empty = (table: string, column = "id") =>
    site.rest(`${table}?${column}=not.is.null`, { method: "DELETE" });
  for (const table of ["contact_messages", "discovery_calls", "availability_blocks", "subscriptions"])
    await empty(table);
  for (const table of ["projects", "client_docs", "invites", "publish_events", "outbox"]) await empty(table);
  await empty("client_members", "client_id");
  await empty("clients");

  async function look(who: Who, state: string, paths: string[]) {
    const page = await openBrowser(browser, who);
    for (const path of paths) {
      await page.goto(site.url + path);
      await expect(page.getByText("loading…")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("could not be"), path).toHaveCount(0);
      for (const each of looks) {
        await setLook(page, each);
        await picture(page, state, who, path, each);
      }
    }
    await page.context().close();
  }
  await look("owner", "nothing", [...ofTheOwner, ...shared]);
  await look("dana", "nothing", ["/dashboard/client", "/subscription-portal", ...shared]);

  const add = (table: string, row: object) => site.rest(table, { method: "POST", body: JSON.stringify(row) });
  await add("clients", { id: voltway, name: "Voltway Home Electric" });
  const [dana] = await site.rest(`users?email=eq.${accounts.dana.email}&select=id`);
  await add("client_members", { client_id: voltway, user_id: dana?.id });
  await look("dana", "no-project", ["/dashboard/client", "/subscription-portal"]);
  await add("projects", { id: bookingBoard.slice(10), client_id: voltway, name: "Booking board" });
  const project = tabs.map((tab) => bookingBoard + tab);
  const client = `/dashboard/owner/clients/${voltway}`;
  await look("owner", "new-project", [client, `${client}/view`, ...project]);
  await look("dana", "new-project", ["/dashboard/client", ...project]);
});
