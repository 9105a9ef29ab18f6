import { expect, type Page, test } from "@playwright/test";
import { listMails } from "../fixtures/find-mail.ts";
import { callService } from "../fixtures/service.ts";
import { get, signInCookies } from "../fixtures/session.ts";
import { submitLogin } from "../fixtures/sign-in.ts";
import { type Account, accounts, addresses } from "../fixtures/stack.ts";

const project = "00000000-0000-4000-8000-000000000101";
const rowan = "00000000-0000-4000-8000-000000000001";
const dana = "00000000-0000-4000-8000-000000000002";

async function open(page: Page, account: Account, path: string) {
  await page.goto(`/login?from=${encodeURIComponent(path)}`);
  await submitLogin(page, account);
  await expect(page).toHaveURL(path);
}

/** The owner publishes something for Dana's company; the notification comes by itself. */
async function publish(title: string) {
  await callService("POST", "/rest/v1/project_updates", {
    project_id: project,
    title,
    body: "Have a look.",
    visible: true,
    published_at: new Date().toISOString(),
    author_id: rowan,
  });
}

const bell = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Notifications/ });

test.afterEach(async () => {
  await callService("DELETE", "/rest/v1/project_updates?title=like.News*");
  await callService("DELETE", `/rest/v1/notification_settings?user_id=eq.${dana}`);
});

test("news rings the bell without a reload, and counts as read when its page is looked at", async ({
  page,
}) => {
  await callService("PATCH", `/rest/v1/notifications?user_id=eq.${dana}&read_at=is.null`, {
    read_at: new Date().toISOString(),
  });
  await open(page, accounts.dana, "/dashboard/notifications?show=unread");
  await expect(page.getByText("You have seen everything.")).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  const title = `News ${Date.now()}`;
  await publish(title);
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread", { timeout: 30_000 });
  const item = page.getByRole("listitem").filter({ hasText: title });
  await expect(item).toContainText("Rowan Hale posted an update");

  await page.goto("/contact");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  await page.goto("/dashboard/notifications");
  await page.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(`/projects/${project}/updates`);
  await expect(bell(page)).toHaveAccessibleName("Notifications", { timeout: 15_000 });

  const priya = await signInCookies(accounts.priya);
  expect(await (await get("/dashboard/notifications", priya)).text()).not.toContain(title);
});

test("news that come while a page is still waking ring the bell too, and going on to their page reads them", async ({
  page,
}) => {
  await callService("PATCH", `/rest/v1/notifications?user_id=eq.${dana}&read_at=is.null`, {
    read_at: new Date().toISOString(),
  });
  let wake = () => {};
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route("**/api/notifications/state", async (route) => {
    await awake;
    await route.continue();
  });
  const asked = page.waitForRequest("**/api/notifications/state");
  await open(page, accounts.dana, `/projects/${project}`);
  await asked;
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await publish(`News ${Date.now()}`);
  wake();
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");

  await page.getByRole("link", { name: "Updates", exact: true }).click();
  await expect(page).toHaveURL(`/projects/${project}/updates`);
  await expect(bell(page)).toHaveAccessibleName("Notifications");
});

test("one mail tells of all news, and its link ends such mails without signing in", async ({
  page,
  browser,
}) => {
  const titles = [`News one ${Date.now()}`, `News two ${Date.now()}`];
  for (const title of titles) await publish(title);
  const at = new Date(Date.now() + 3 * 3_600_000).toISOString();
  await callService("POST", "/rest/v1/rpc/queue_digests", { at });
  const told = async (to: string) =>
    (await listMails(to)).filter(({ text }) => text.includes(titles[0] ?? ""));
  await expect.poll(async () => (await told(accounts.dana.email)).length, { timeout: 20_000 }).toBe(1);
  expect(await told(accounts.priya.email)).toEqual([]);
  const [mail] = await told(accounts.dana.email);
  for (const title of titles) expect(mail?.text).toContain(`Rowan Hale posted an update: ${title}`);
  expect(mail?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const [, oneClick = ""] = /<(.+)>/.exec(mail?.headers["list-unsubscribe"] ?? "") ?? [];

  const visitor = await (await browser.newContext({ baseURL: addresses.site })).newPage();
  await visitor.goto(oneClick);
  await expect(visitor).toHaveURL(/\/unsubscribe\//);
  const settings = () =>
    callService("GET", `/rest/v1/notification_settings?select=mailed_kinds&user_id=eq.${dana}`);
  expect(await settings()).not.toEqual([{ mailed_kinds: [] }]);
  await visitor.getByRole("button", { name: "Yes, unsubscribe" }).click();
  await expect(visitor.getByRole("heading", { name: "Unsubscribed" })).toBeVisible();
  expect(await settings()).toEqual([{ mailed_kinds: [] }]);
  await visitor.context().close();

  await open(page, accounts.dana, "/dashboard/settings");
  const choices = page.getByRole("group", { name: "Mail me about" });
  await expect(choices.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await choices.getByLabel("Messages").check();
  await page.getByRole("button", { name: "Save what is mailed" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your mails are set." })).toBeVisible();
  expect(await settings()).toEqual([{ mailed_kinds: ["message"] }]);

  // As a mail program does, from anywhere and without cookies.
  const posted = await fetch(oneClick, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  expect(posted.status).toBe(204);
  expect(await settings()).toEqual([{ mailed_kinds: [] }]);
  const forged = await fetch(`${oneClick.slice(0, -3)}abc`, { method: "POST" });
  expect(forged.status).toBe(404);
});

test("all news can be marked as read without script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: addresses.site });
  const page = await context.newPage();
  const title = `News ${Date.now()}`;
  await publish(title);
  await open(page, accounts.dana, "/dashboard/notifications");
  await page.getByRole("button", { name: `Mark as read: ${title}` }).click();
  await expect(page.getByRole("button", { name: `Mark as read: ${title}` })).toHaveCount(0);
  await publish(`${title} again`);
  await page.reload();
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByRole("button", { name: "Mark all as read" })).toHaveCount(0);
  await context.close();
});

test("who is not signed in is asked to, and gets no count", async () => {
  expect((await get("/api/notifications/state")).status).toBe(401);
  expect((await get("/dashboard/notifications")).headers.get("location")).toMatch(/^\/login/);
});
