import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { login, makeClient, signIn } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";
import { wake } from "../fixtures/wake.ts";

const bookingBoard = "/projects/00000000-0000-4000-8000-000000000101";

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ hasProxy: true });
});
test.afterEach(() => site.proxy.refuse(null));
test.afterAll(() => site?.stop());

/** Where each part is, what it is called, and the requests it hangs on. */
const parts: [who: "owner" | "dana", path: string, name: string, requests: RegExp][] = [
  ["dana", bookingBoard, "The milestones", /\/milestones\?/],
  ["dana", `${bookingBoard}/updates`, "The updates", /\/project_updates\?/],
  ["dana", "/dashboard/client", "Your projects", /\/rpc\/list_projects/],
  ["dana", "/dashboard/client", "Your next call", /\/rpc\/next_call/],
  ["dana", "/dashboard/client", "The updates", /\/project_updates\?/],
  ["owner", "/dashboard/owner", "Calls to confirm", /\/rpc\/list_waiting/],
  [
    "owner",
    "/dashboard/owner/clients/00000000-0000-4000-8000-0000000000a1",
    "What waits",
    /\/rpc\/list_waiting/,
  ],
  ["owner", "/dashboard/owner/projects", "The projects", /\/rpc\/list_projects/],
  ["owner", "/dashboard/owner/projects/new", "The form", /\/clients\?/],
];

/** Opens a page without a browser. `untilSaid` reads until the page has said all of these words, `readAll` to its end. */
async function open(path: string, cookie: string) {
  const response = await fetch(site.url + path, { headers: { cookie }, redirect: "manual" });
  expect(response.status, path).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let html = "";
  const readMore = async (): Promise<boolean> => {
    const { value = "" } = (await reader?.read()) ?? {};
    html += value;
    return value !== "";
  };
  const words = () => html.replaceAll(/<script\b.*?<\/script>|<!--.*?-->/gs, "").replaceAll(/<[^>]*>/g, " ");
  return {
    async untilSaid(...all: string[]): Promise<void> {
      while (!all.every((one) => words().includes(one))) if (!(await readMore())) break;
      for (const one of all) expect(words(), path).toContain(one);
    },
    async readAll(): Promise<string> {
      while (await readMore());
      return words();
    },
    heading: () => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1],
  };
}

for (const who of ["dana", "owner"] as const)
  test(`each part that ${who} sees loads by itself, and says so when it cannot`, async () => {
    const cookie = await site.signIn(accounts[who]);
    for (const [, path, name, requests] of parts.filter(([whose]) => whose === who)) {
      const failure = `${name} could not be loaded`;
      const release = site.proxy.hold(requests);
      const page = await open(path, cookie);
      await page.untilSaid(`${name}: loading…`);
      expect(page.heading(), path).toBeTruthy();
      release();
      expect(await page.readAll(), path).not.toContain(failure);

      site.proxy.refuse(requests);
      const refused = await open(path, cookie);
      const words = await refused.readAll();
      expect(words, path).toContain(failure);
      expect(words, path).not.toMatch(/PGRST|undefined|Error:/);
      expect(refused.heading(), path).toBeTruthy();
      site.proxy.refuse(null);
    }
  });

test("what loads takes the place of its skeleton, and what could not be loaded is tried again in place", async ({
  page,
}) => {
  const failure = page.getByRole("alert").filter({ hasText: "The milestones could not be loaded" });
  const skeleton = page.getByText("The milestones: loading…");
  await signIn(page.context(), accounts.dana, site.url);

  const release = site.proxy.hold(/\/milestones\?/);
  await page.goto(site.url + bookingBoard, { waitUntil: "commit" });
  await expect(skeleton).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  release();
  await expect(skeleton).toHaveCount(0);
  await expect(failure).toHaveCount(0);

  site.proxy.refuse(/\/milestones\?/);
  await page.goto(site.url + bookingBoard);
  await expect(failure).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  site.proxy.refuse(null);
  await failure.getByRole("link", { name: "Try again" }).click();
  await expect(failure).toHaveCount(0);
  await expect(page).toHaveURL(site.url + bookingBoard);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("what comes late is read at the end of the page", async ({ page }) => {
    await signIn(page.context(), accounts.dana, site.url);
    const release = site.proxy.hold(/\/milestones\?/);
    await page.goto(site.url + bookingBoard, { waitUntil: "commit" });
    await expect(page.getByText("The milestones: loading…")).toBeAttached();
    release();
    await expect(page.getByText(/ of 6 reached$/)).toBeVisible();
    await expect(page.getByText("The milestones: loading…")).toBeHidden();
  });
});

for (const cameLate of [false, true])
  test(`what is typed in a part that came ${cameLate ? "late" : "at once"} outlasts a refresh that does not`, async ({
    page,
  }) => {
    const { project } = await makeClient("Parts");
    for (const [position, title] of ["Wireframes", "Launch"].entries())
      await callService("POST", "/rest/v1/milestones", { project_id: project.id, title, position });
    const holdReading = () => site.proxy.hold(/\/milestones\?select=/);
    await signIn(page.context(), accounts.owner, site.url);

    const releaseDocument = cameLate ? holdReading() : null;
    await page.goto(site.url + project.path(), { waitUntil: "commit" });
    if (cameLate) await expect(page.getByText("The milestones: loading…")).toBeAttached();
    releaseDocument?.();
    await expect(page.getByText("0 of 2 reached")).toBeVisible();
    await wake(page);
    await page.getByLabel("Edit “Wireframes”").first().click();
    const title = page.getByRole("form", { name: "Edit “Wireframes”" }).getByRole("textbox").first();
    await title.fill("Half a ti");
    const reach = page.getByRole("button", { name: "Mark as reached: “Launch”" });

    const releaseRefresh = cameLate ? null : holdReading();
    const refresh = page.waitForRequest((request) => request.headers().rsc === "1");
    await reach.press("Enter");
    await refresh;
    if (releaseRefresh) {
      // Once a page that was asked for after it shows a skeleton, the refresh is late too.
      const later = await open(project.path(), await site.signIn(accounts.owner));
      await later.untilSaid("The milestones: loading…");
      releaseRefresh();
      await later.readAll();
    }
    await expect(page.getByText("1 of 2 reached")).toBeVisible();
    await expect(title).toBeVisible();
    await expect(title).toHaveValue("Half a ti");
  });

test("what needs a client says that it could not be read, and everything else is there", async ({ page }) => {
  site.proxy.refuse(/\/rpc\/list_waiting/);
  await login(page, accounts.dana, "/dashboard/client", site.url);
  const needs = page.getByRole("region", { name: "Needs you" });
  await expect(needs.getByRole("alert")).toContainText("What needs you could not be loaded");
  await expect(page.getByRole("article").filter({ hasText: "Booking and dispatch board" })).toBeVisible();
  site.proxy.refuse(null);
  await needs.getByRole("link", { name: "Try again" }).click();
  await expect(needs).toContainText("Try the new dispatch board");
});

test("what comes together with its page fails by itself too", async () => {
  const cookie = await site.signIn(accounts.dana);
  for (const [path, name, requests] of [
    ["/dashboard/client/settings", "Your profile", /select=full_name/],
    ["/dashboard/client/settings", "The list of mails", /\/notification_settings\?/],
    ["/subscription-portal", "What is billed to you", /\/client_members\?/],
  ] as const) {
    site.proxy.refuse(requests);
    const page = await open(path, cookie);
    expect(await page.readAll(), path).toContain(`${name} could not be loaded`);
    expect(page.heading(), path).not.toBe("Oops!");
  }
  site.proxy.refuse(/\/client_members\?/);
  const dashboard = await open("/dashboard/client", cookie);
  expect(await dashboard.readAll()).toContain("Booking and dispatch board");
});
