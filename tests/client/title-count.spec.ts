import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { login, makeClient } from "../fixtures/people.ts";
import { portalPages } from "../fixtures/portal-pages.ts";
import { callService } from "../fixtures/service.ts";

type Client = Awaited<ReturnType<typeof makeClient>>;

const ownerId = "00000000-0000-4000-8000-000000000001";

const publish = ({ project }: Client, title: string) =>
  callService("POST", "/rest/v1/project_updates", {
    project_id: project.id,
    title,
    body: "Have a look.",
    visible: true,
    published_at: new Date().toISOString(),
    author_id: ownerId,
  });

const write = ({ project }: Client, body: string) =>
  callService("POST", "/rest/v1/messages", { project_id: project.id, author_id: ownerId, body });

test("the title says how many news are unread, as they come, as they are read, and on whichever page", async ({
  page,
}) => {
  const client = await makeClient("Counting");
  await login(page, client.person, "/dashboard/client");
  await expect(page).toHaveTitle(/^Client Dashboard /);
  await publish(client, "News");
  await expect(page).toHaveTitle(/^\(1\) Client Dashboard /);
  await write(client, "Have you seen it?");
  await expect(page).toHaveTitle(/^\(2\) Client Dashboard /);

  await page.goto(client.project.path());
  await expect(page).toHaveTitle(/^\(2\) Overview of /);
  const tab = (name: string) => page.getByRole("navigation", { name: "Project" }).getByRole("link", { name });
  await tab("Files").click();
  await expect(page).toHaveTitle(new RegExp(`^\\(2\\) Files of ${client.project.name} `));
  await page.reload();
  await expect(page).toHaveTitle(/^\(2\) Files of /);
  await tab("Updates").click();
  await expect(page).toHaveURL(client.project.path("updates"));
  await expect(page).toHaveTitle(/^\(1\) Updates of /);
  await tab("Messages").click();
  await expect(page).toHaveTitle(/^Messages of /);
  await page.goBack();
  await expect(page).toHaveTitle(/^Updates of /);
});

test("of a tab that nobody looks at the title is right within a minute, and it asks for nothing else", async ({
  page,
}) => {
  const client = await makeClient("Behind");
  await page.clock.install();
  await login(page, client.person, client.project.path());
  await expect(page).toHaveTitle(/^Overview of /);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await publish(client, "News");
  await page.clock.runFor(61_000);
  await expect(page).toHaveTitle(/^\(1\) Overview of /);
  expect(asked).toEqual(["/api/notifications/state"]);
});

test("every page behind sign-in has the number in its title", { tag: "@slow" }, async ({ page }) => {
  test.slow();
  const paths = { owner: portalPages.owner, dana: portalPages.client };
  for (const who of ["owner", "dana"] as const) {
    await page.unrouteAll();
    await page.context().clearCookies();
    await login(page, accounts[who], "/dashboard");
    await answerUnread(page);
    for (const path of paths[who]) {
      await page.goto(path);
      await expect.soft(page, path).toHaveTitle(/^\(7\) \S/);
    }
  }
});

/** Of the demo's people others ask as well: these seven are nobody's. */
async function answerUnread(page: Page) {
  await page.route(/\/api\/notifications(\/state)?$/, (route) =>
    route.fulfill({ json: { unread: 7, latest: null, leads: 0, newest_lead: null } }),
  );
}
