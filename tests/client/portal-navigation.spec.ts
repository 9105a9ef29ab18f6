import { expect, type Page, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { readRows } from "../fixtures/database.ts";
import { login, makeClient, makeOwner } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { openCookies, post } from "../fixtures/session.ts";

const rowan = "00000000-0000-4000-8000-000000000001";

/** Marks the document, so that a new one shows, and notes what its policy refuses. */
async function mark(page: Page) {
  // Until its script is there a link leads to a document.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const marked = Object.assign(window, { refused: [] as string[] });
    addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
      marked.refused.push(violatedDirective),
    );
  });
  return () => page.evaluate((): string[] | undefined => Reflect.get(window, "refused"));
}

const inTabs = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Project" }).getByRole("link", { name });
const readCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");

test("links of the portal keep the document; title, focus, scroll and Back are as between documents", async ({
  page,
}) => {
  const client = await makeClient();
  await login(page, client.person, "/dashboard/client");
  const refused = await mark(page);
  await page.getByRole("link", { name: client.project.name }).first().click();
  await expect(page).toHaveTitle(new RegExp(`^Overview of ${client.project.name} `));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.evaluate(() => scrollTo(0, 200));
  await inTabs(page, "Files").click();
  await expect(page).toHaveTitle(new RegExp(`^Files of ${client.project.name} `));
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await callService("PATCH", `/rest/v1/projects?id=eq.${client.project.id}`, { service: "Something else" });
  await page.goBack();
  await expect(page).toHaveTitle(/^Overview of /);
  await expect(page.getByText("Something else")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("banner").getByRole("link", { name: "Documentation" }).first().click();
  await expect(page.getByRole("heading", { name: "Documentation", level: 1 })).toBeFocused();
  expect(await refused()).toEqual([]);

  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: "Client Dashboard" }).click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(tab).toHaveURL("/dashboard/client");
  await expect(page).toHaveURL("/documentation");
});

test("what is fetched ahead is there at once, marks nothing as read, and sets no cookie", async ({
  page,
}) => {
  const client = await makeClient();
  await callService("POST", "/rest/v1/messages", {
    project_id: client.project.id,
    author_id: rowan,
    body: "Have you seen it?",
  });
  const reads = () => readRows("message_reads", `select=last_sequence&project_id=eq.${client.project.id}`);
  await login(page, client.person, client.project.path());
  const refused = await mark(page);
  const answers: { cookies?: string; status: number }[] = [];
  page.on("response", async (response) => {
    if (!response.url().includes("_rsc")) return;
    answers.push({ cookies: (await response.allHeaders())["set-cookie"], status: response.status() });
  });
  await inTabs(page, "Messages").hover();
  await expect.poll(() => answers).toEqual(Array(2).fill({ cookies: undefined, status: 200 }));
  await page.waitForLoadState("networkidle");
  expect(await reads()).toEqual([]);

  await inTabs(page, "Messages").click();
  await expect(page.getByText("Have you seen it?")).toBeVisible();
  expect(answers).toHaveLength(2);
  await expect.poll(reads).toHaveLength(1);
  await page.getByLabel("Your message").fill("Yes, and I like it.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("log").getByText("Yes, and I like it.")).toBeVisible();
  await inTabs(page, "Overview").click();
  await expect(page).toHaveTitle(/^Overview of /);
  await inTabs(page, "Messages").hover();
  await inTabs(page, "Messages").click();
  await expect(page.getByRole("log").getByText("Yes, and I like it.")).toBeVisible();
  expect(await refused()).toEqual([]);
});

test("a page that was fetched ahead of a change never shows what was before", async ({ page }) => {
  const { project } = await makeClient();
  await login(page, await makeOwner(), project.path("edit"));
  const refused = await mark(page);
  const shown = await page.evaluateHandle((path) => {
    const names: string[] = [];
    new MutationObserver(() => {
      const name = document.querySelector("h1")?.textContent ?? "";
      if (location.pathname === path) names.push(name);
    }).observe(document, { subtree: true, childList: true });
    return names;
  }, project.path());
  await page.getByRole("link", { name: "Cancel" }).hover();
  const countFetched = () =>
    performance.getEntriesByType("resource").filter(({ name }) => name.includes("_rsc")).length;
  await expect.poll(() => page.evaluate(countFetched)).toBe(2);
  await page.getByLabel("Name").fill("Another name");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^“.*” was saved\.$/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Another name" })).toBeFocused();
  await inTabs(page, "Updates").click();
  await expect(page).toHaveURL(project.path("updates"));
  await inTabs(page, "Overview").click();
  await expect(page).toHaveURL(project.path());
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect([...new Set(await shown.jsonValue())]).toEqual(["Another name"]);
  expect(await refused()).toEqual([]);
});

test("only a document renews a session", async ({ page }) => {
  const client = await makeClient();
  await login(page, client.person, client.project.path());
  const refused = await mark(page);
  const due = openCookies(await readCookies(page)).replace({
    expires_at: Math.floor(Date.now() / 1000) + 60,
  });
  await page.context().clearCookies();
  await page.context().addCookies(
    due.split("; ").map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return { name, value, url: addresses.site, httpOnly: name.startsWith("portal"), sameSite: "Lax" };
    }),
  );
  const answered = page.waitForResponse((response) => response.url().includes("_rsc"));
  await inTabs(page, "Files").hover();
  const answer = await answered;
  expect(answer.status()).toBe(401);
  expect((await answer.allHeaders())["set-cookie"]).toBeUndefined();
  await inTabs(page, "Files").click();
  await expect(page).toHaveTitle(/^Files of /);
  expect(await refused()).toBeUndefined();
  expect(openCookies(await readCookies(page)).session.expires_at * 1000).toBeGreaterThan(
    Date.now() + 120_000,
  );
});

test("a project that is gone shows the 404 screen, and its document says so by its status", async ({
  page,
}) => {
  const client = await makeClient();
  await login(page, client.person, "/dashboard/client");
  const refused = await mark(page);
  await callService("DELETE", `/rest/v1/projects?id=eq.${client.project.id}`);
  await page.getByRole("link", { name: client.project.name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
  await expect(page).toHaveURL(client.project.path());
  await expect(page).toHaveTitle(/^404/);
  expect(await refused()).toEqual([]);
  expect((await page.reload())?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
});

test("after the session has ended a link leads to the login, which knows where to go on", async ({
  page,
}) => {
  const client = await makeClient();
  await login(page, client.person, client.project.path());
  const refused = await mark(page);
  await post("/api/sign-out", {}, { Cookie: await readCookies(page) });
  await inTabs(page, "Files").click();
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(client.project.path("files"))}`);
  expect(await refused()).toBeUndefined();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the same links lead to documents", async ({ page }) => {
    const client = await makeClient();
    await login(page, client.person, client.project.path());
    await inTabs(page, "Files").click();
    await expect(page).toHaveURL(client.project.path("files"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(client.project.name);
  });
});
