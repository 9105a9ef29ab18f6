import { expect, type Page, test } from "@playwright/test";
import { makeClient, signIn } from "../fixtures/people.ts";
import { standForRealtime } from "../fixtures/realtime.ts";
import { callService } from "../fixtures/service.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";

const ownerId = "00000000-0000-4000-8000-000000000001";

let realtime: ReturnType<typeof standForRealtime>;
let site: Site;
let client: Awaited<ReturnType<typeof makeClient>>;
test.beforeAll(async () => {
  realtime = standForRealtime();
  site = await startSite({ hasProxy: true, onUpgrade: realtime.connect });
  client = await makeClient("Told");
});
test.afterAll(async () => {
  await site?.stop();
  realtime?.stop();
});

/** Once it listens, the page's own clock stands still, so no poll of its ever comes due. */
async function openWithoutTime(page: Page, tab: string) {
  await page.clock.install();
  const line = page.waitForResponse("**/api/notifications/stream");
  await page.goto(site.url + client.project.path(tab));
  await page.clock.pauseAt(Date.now() + 60_000);
  let isTold = false;
  void line.then(() => {
    isTold = true;
  });
  await expect
    .poll(async () => {
      await page.clock.runFor(1500);
      return isTold;
    })
    .toBe(true);
}

const say = (body: string) =>
  callService("POST", "/rest/v1/messages", { project_id: client.project.id, author_id: ownerId, body });

test("where the backend has Realtime, a message and its count arrive without a poll, and with one when the line is cut", async ({
  page,
}) => {
  await signIn(page.context(), client.person, site.url);
  await openWithoutTime(page, "messages");
  await expect.poll(() => realtime.listeners()).toBe(1);
  await say("Told at once");
  const log = page.getByRole("log", { name: "Messages" });
  await expect(log.getByText("Told at once")).toBeVisible();

  const other = await page.context().newPage();
  await openWithoutTime(other, "updates");
  const tab = (name: string) =>
    other.getByRole("navigation", { name: "Project" }).getByRole("link", { name });
  await expect(tab("Messages")).toHaveAccessibleName("Messages");
  await page.close();
  await expect.poll(() => realtime.listeners()).toBe(1);
  await say("Counted at once");
  await expect(tab("Messages 1 unread")).toBeVisible();

  realtime.cut();
  await expect.poll(() => realtime.listeners()).toBe(0);
  await say("Asked for");
  await other.clock.runFor(11_000);
  await expect(tab("Messages 2 unread")).toBeVisible();
  realtime.restore();
  await other.clock.runFor(61_000);
  await expect.poll(() => realtime.listeners()).toBe(1);
});

test("a site that is told to stop does not wait for the pages that listen", { tag: "@slow" }, async ({
  page,
}) => {
  await signIn(page.context(), client.person, site.url);
  await openWithoutTime(page, "messages");
  await expect.poll(() => realtime.listeners()).toBe(1);
  await site.end();
  await expect.poll(() => realtime.listeners()).toBe(0);
});
