import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { listMails, sendQueuedMails } from "../fixtures/find-mail.ts";
import { login, makeClient } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { get, signInCookies } from "../fixtures/session.ts";

type Client = Awaited<ReturnType<typeof makeClient>>;

const ownerId = "00000000-0000-4000-8000-000000000001";

/** The owner publishes something for a client's people; the notification comes by itself. */
async function publish({ project }: Client, title: string) {
  await callService("POST", "/rest/v1/project_updates", {
    project_id: project.id,
    title,
    body: "Have a look.",
    visible: true,
    published_at: new Date().toISOString(),
    author_id: ownerId,
  });
}

const bell = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Notifications/ });

test("news rings the bell without a reload, and counts as read when its page is looked at", async ({
  page,
}) => {
  const client = await makeClient();
  await page.clock.install();
  await login(page, client.person, "/dashboard/client/notifications?show=unread");
  await expect(page.getByText("You have seen everything.")).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  const title = `News ${Date.now()}`;
  await publish(client, title);
  // The page asks every ten seconds; nothing is asked before it is awake.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread", { timeout: 1000 });
  }).toPass();
  const item = page.getByRole("listitem").filter({ hasText: title });
  await expect(item).toContainText(`${accounts.owner.name} posted an update`);

  await page.goto("/contact");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  await page.goto("/dashboard/client/notifications");
  await page.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(client.project.path("updates"));
  await expect(bell(page)).toHaveAccessibleName("Notifications");

  const priya = await signInCookies(accounts.priya);
  expect(await (await get("/dashboard/client/notifications", priya)).text()).not.toContain(title);
});

test("news that come while a page is still waking ring the bell too, and going on to their page reads them", async ({
  page,
}) => {
  const client = await makeClient();
  let wake = () => {};
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const anyAsked = /\/api\/notifications(\/state)?$/;
  await page.route(anyAsked, async (route) => {
    await awake;
    await route.continue();
  });
  const asked = page.waitForRequest(anyAsked);
  await login(page, client.person, client.project.path());
  await asked;
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await publish(client, "News");
  wake();
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");

  await page.getByRole("link", { name: "Updates", exact: true }).click();
  await expect(page).toHaveURL(client.project.path("updates"));
  await expect(bell(page)).toHaveAccessibleName("Notifications");
});

test("one mail tells of all news, and its link ends such mails without signing in", async ({
  page,
  browser,
}) => {
  const client = await makeClient();
  const titles = [`News one ${Date.now()}`, `News two ${Date.now()}`];
  for (const title of titles) await publish(client, title);
  const at = new Date(Date.now() + 3 * 3_600_000).toISOString();
  // The site asks for the mails as well, now and then; of two who ask at once one is sent away.
  await expect.poll(() => callService("POST", "/rest/v1/rpc/queue_digests", { at })).toBeGreaterThan(0);
  await sendQueuedMails();
  const told = async (to: string) =>
    (await listMails(to)).filter(({ text }) => text.includes(titles[0] ?? ""));
  await expect.poll(async () => (await told(client.person.email)).length, { timeout: 20_000 }).toBe(1);
  expect(await told(accounts.priya.email)).toEqual([]);
  const [mail] = await told(client.person.email);
  for (const title of titles)
    expect(mail?.text).toContain(`${accounts.owner.name} posted an update: ${title}`);
  expect(mail?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const [, oneClick = ""] = /<(.+)>/.exec(mail?.headers["list-unsubscribe"] ?? "") ?? [];

  const visitor = await browser.newPage();
  await visitor.goto(oneClick);
  await expect(visitor).toHaveURL(/\/unsubscribe\//);
  const settings = () =>
    callService("GET", `/rest/v1/notification_settings?select=mailed_kinds&user_id=eq.${client.person.id}`);
  expect(await settings()).not.toEqual([{ mailed_kinds: [] }]);
  await visitor.getByRole("button", { name: "Yes, unsubscribe" }).click();
  await expect(visitor.getByRole("heading", { name: "Unsubscribed" })).toBeVisible();
  expect(await settings()).toEqual([{ mailed_kinds: [] }]);
  await visitor.close();

  await login(page, client.person, "/dashboard/client/settings");
  const choices = page.getByRole("group", { name: "Emails about" });
  await expect(choices.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await choices.getByLabel("Messages").check();
  await page.getByRole("button", { name: "Save email preferences" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Email preferences saved." })).toBeVisible();
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all news can be marked as read", async ({ page }) => {
    const client = await makeClient();
    await publish(client, "News");
    await login(page, client.person, "/dashboard/client/notifications");
    await page.getByRole("button", { name: "Mark as read: News" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Marked as read." })).toBeVisible();
    await expect(page.getByRole("button", { name: "Mark as read: News" })).toHaveCount(0);
    await publish(client, "News again");
    await page.reload();
    await page.getByRole("button", { name: "Mark all as read" }).click();
    await expect(page.getByRole("status")).toHaveText("Everything is marked as read.");
    await expect(page.getByRole("button", { name: "Mark all as read" })).toHaveCount(0);
  });
});

test("news stand by day and project, what is unread first, and six files are one line that is read at once", async ({
  page,
}) => {
  const client = await makeClient();
  const news = (subject: string, other: object) => ({
    user_id: client.person.id,
    project_id: client.project.id,
    subject_id: subject,
    actor_id: ownerId,
    ...other,
  });
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const read = { kind: "update", title: "Long seen", updated_at: hoursAgo(0), read_at: hoursAgo(0) };
  await callService("POST", "/rest/v1/notifications", news(crypto.randomUUID(), read));
  for (let file = 1; file <= 6; file++) {
    const unread = { kind: "file", title: `photo-${file}.jpg`, updated_at: hoursAgo(48) };
    await callService("POST", "/rest/v1/notifications", news(crypto.randomUUID(), unread));
  }
  await login(page, client.person, "/dashboard/notifications");
  const unread = page.getByRole("region", { name: "Unread" });
  const files = page.getByRole("link", {
    name: `${accounts.owner.name} added 6 files to ${client.project.name}`,
  });
  await expect(unread.getByRole("listitem")).toHaveCount(1);
  await expect(unread.getByRole("heading", { name: client.project.name })).toBeVisible();
  await expect(files).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(["Unread", "Earlier"]);
  await page.getByRole("button", { name: "Mark as read: 6 files" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Marked as read." })).toBeVisible();
  await expect(unread).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Earlier" }).getByRole("listitem")).toHaveCount(2);
  await expect(bell(page)).toHaveAccessibleName("Notifications");
});

test("who is not signed in is asked to, and gets no count", async () => {
  expect((await get("/api/notifications/state")).status).toBe(401);
  expect((await get("/dashboard/client/notifications")).headers.get("location")).toMatch(/^\/login/);
});
