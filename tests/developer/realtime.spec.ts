import { expect, type Page, test } from "@playwright/test";
import { addProject } from "../fixtures/projects.ts";
import { standForRealtime } from "../fixtures/realtime.ts";
import { callService } from "../fixtures/service.ts";
import { submitLogin } from "../fixtures/sign-in.ts";
import { accounts } from "../fixtures/stack.ts";
import { startWatchedSite } from "../fixtures/watched-site.ts";

const rowan = "00000000-0000-4000-8000-000000000001";

let realtime: ReturnType<typeof standForRealtime>;
let site: Awaited<ReturnType<typeof startWatchedSite>>;
let project: Awaited<ReturnType<typeof addProject>>;
test.beforeAll(async () => {
  realtime = standForRealtime();
  site = await startWatchedSite({ onUpgrade: realtime.connect });
  project = await addProject(`Told ${Date.now().toString(36)}`);
});
test.afterAll(async () => {
  await project.remove();
  await site.stop();
  realtime.stop();
});

/** The page's own clock stands still, so no poll of its ever comes due. */
async function openWithoutTime(page: Page, path: string) {
  await page.goto(`${site.url}/login?from=${encodeURIComponent(path)}`);
  await page.clock.install();
  await submitLogin(page, accounts.dana);
  await expect(page).toHaveURL(site.url + path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

const say = (body: string) =>
  callService("POST", "/rest/v1/messages", { project_id: project.id, author_id: rowan, body });

test("where the backend has Realtime, a message and its count arrive without a poll, and with one when the line is cut", async ({
  page,
}) => {
  await openWithoutTime(page, project.path("messages"));
  await expect.poll(() => realtime.listeners()).toBe(1);
  await say("Told at once");
  const log = page.getByRole("log", { name: "Messages" });
  await expect(log.getByText("Told at once")).toBeVisible();

  const other = await page.context().newPage();
  await other.clock.install();
  await other.goto(site.url + project.path("updates"));
  await other.clock.pauseAt(Date.now() + 60_000);
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

test("a site that is told to stop does not wait for the pages that listen", async ({ page }) => {
  await openWithoutTime(page, project.path("messages"));
  await expect.poll(() => realtime.listeners()).toBe(1);
  await site.end();
  await expect.poll(() => realtime.listeners()).toBe(0);
});
