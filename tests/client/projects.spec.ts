import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { login, makeClient } from "../fixtures/people.ts";
import { get, post, signInCookies } from "../fixtures/session.ts";

const bookingBoard = "/projects/00000000-0000-4000-8000-000000000101";
const missing = "/projects/00000000-0000-4000-8000-00000000dead";
const voltway = "/dashboard/owner/clients/00000000-0000-4000-8000-0000000000a1";

test("a client sees first what needs them, then the projects, the next call and what is new", async ({
  page,
}) => {
  await login(page, accounts.dana, "/dashboard/client");
  const needs = page.getByRole("region", { name: "Needs you" });
  await expect(needs).toContainText("Try the new dispatch board with two technicians for a day");
  const card = page.getByRole("article").filter({ hasText: "Booking and dispatch board" });
  await expect(card).toContainText("In progress");
  await expect(card).toContainText("3 of 6 milestones reached");
  await expect(card).toContainText("Your turn");
  await expect(card).toContainText("The dispatch board is ready to try");
  await expect(page.getByRole("region", { name: "Next call" })).toContainText("2:00 PM Eastern Time");
  await expect(page.getByText("calendar quota")).toHaveCount(0);
  await expect(page.getByText(/Alder|Portfolio website/)).toHaveCount(0);
  const order = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(order[0]).toBe("Needs you");

  await page.getByRole("link", { name: "The dispatch board is ready to try" }).click();
  await expect(page.getByRole("article").first()).toContainText("Please try it with two technicians");
  await expect(page.getByText("calendar quota")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Publish|Save|Hide/ })).toHaveCount(0);
  await page.getByRole("navigation", { name: "Project" }).getByRole("link", { name: "Overview" }).click();
  await expect(page.getByText("Planned for").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /Mark|Move|Add/ })).toHaveCount(0);
});

test("what the owner writes is internal until published, and then its client's alone", async ({ page }) => {
  const title = `Week ${Date.now().toString(36)}`;
  const client = await makeClient();
  const [project, updates] = [client.project.path(), client.project.path("updates")];
  const pages = ["/dashboard/client", project, updates];
  const [own, foreign, owner] = await Promise.all(
    [client.person, accounts.priya, accounts.owner].map(signInCookies),
  );
  const seenOn = async (cookies = "", paths = pages) => {
    const texts = await Promise.all(paths.map(async (path) => (await get(path, cookies)).text()));
    return paths.filter((_, index) => texts[index]?.includes(title));
  };

  await login(page, accounts.owner, updates);
  await page.getByLabel("Title").first().fill(title);
  await page.getByLabel("Text (optional)").first().fill("Two lines\n<b>as typed</b>");
  await page.getByRole("button", { name: "Save the update" }).dblclick();
  const update = page.getByRole("article").filter({ hasText: title });
  await expect(update).toContainText("Only you see this");
  await expect(update).toHaveCount(1);
  expect(await seenOn(own)).toEqual([]);
  expect(await seenOn(owner, [`/dashboard/owner/clients/${client.id}/view`])).toEqual([]);

  await update.getByRole("button", { name: `Publish: “${title}”` }).click();
  await expect(update.getByText("Only you see this")).toHaveCount(0);
  expect(await seenOn(own)).toEqual(expect.arrayContaining(["/dashboard/client", updates]));
  expect(await seenOn(foreign)).toEqual([]);
});

test("another client's project is a missing one, on every page and in every form", async () => {
  const priya = await signInCookies(accounts.priya);
  for (const tab of ["", "/updates", "/edit", "/feedback", "/change-orders", "/files", "/messages"]) {
    const [foreign, absent] = await Promise.all([get(bookingBoard + tab, priya), get(missing + tab, priya)]);
    expect(foreign.status, tab).toBe(absent.status);
    expect([404, 307, 308], tab).toContain(foreign.status);
    expect(await foreign.text(), tab).not.toMatch(
      /Booking and dispatch|Voltway Home Electric<|calendar quota/,
    );
  }
  expect((await get(bookingBoard, priya)).status).toBe(404);
  expect((await get("/projects/not-an-id", priya)).status).toBe(404);
});

test("a client changes nothing, whatever is posted", async () => {
  const dana = await signInCookies(accounts.dana);
  const projects = "/api/owner/projects";
  const id = bookingBoard.replace("/projects/", "");
  const attempts: [path: string, fields: Record<string, string>][] = [
    [projects, { name: "Mine" }],
    [`${projects}/${id}`, { action: "archive", version: "1" }],
    [`${projects}/${id}/milestones`, { title: "Mine" }],
    [`${projects}/${id}/milestones/00000000-0000-4000-8000-000000000204`, { action: "up" }],
    [`${projects}/${id}/updates`, { title: "Mine" }],
    [`${projects}/${id}/updates/00000000-0000-4000-8000-000000000302`, { action: "delete", version: "1" }],
  ];
  for (const [path, fields] of attempts) {
    expect((await post(path, fields, { Cookie: dana })).status, path).toBe(403);
    expect((await post(path, fields)).status, path).toBe(401);
    expect((await post(path, fields, { Cookie: dana, Origin: "https://evil.example" })).status, path).toBe(
      403,
    );
  }
  expect((await get("/dashboard/owner/projects", dana)).headers.get("location")).toBe("/dashboard/client");
  expect((await get(`${voltway}/view`, dana)).headers.get("location")).toBe("/dashboard/client");
});

test("bad input gets a clear error and never a fault", async () => {
  const owner = await signInCookies(accounts.owner);
  const projects = "/api/owner/projects";
  const id = bookingBoard.replace("/projects/", "");
  const bad: [path: string, fields: Record<string, string>][] = [
    [projects, {}],
    [projects, { name: " ", client_id: "x", requestKey: "y" }],
    [projects, { name: "a\0b" }],
    [`${projects}/not-an-id`, { action: "archive", version: "1" }],
    [`${projects}/${id}`, { action: "archive", version: "one" }],
    [`${projects}/${id}`, { action: "explode" }],
    [`${projects}/${id}/milestones`, { title: "x", due_on: "2026-02-31", requestKey: crypto.randomUUID() }],
    [`${projects}/${id}/milestones/${id}`, { action: "done", version: "1" }],
    [`${projects}/${id}/updates`, { title: "x".repeat(201), requestKey: crypto.randomUUID() }],
    [`${projects}/${id}/updates/nope`, { action: "publish", version: "1" }],
  ];
  for (const [path, fields] of bad) {
    const answer = await post(path, fields, { Cookie: owner });
    expect([400, 404], `${path} ${JSON.stringify(fields)}`).toContain(answer.status);
  }
});

test("the owner sees a client's dashboard as the client does, with nothing to press", async ({ page }) => {
  await login(page, accounts.owner, `${voltway}/view`);
  await expect(page.getByText("Nothing can be pressed here.")).toBeVisible();
  const dashboard = page.locator("main");
  await expect(dashboard.getByRole("region", { name: "Needs you" })).toContainText(
    "Try the new dispatch board",
  );
  await expect(dashboard.getByRole("article").filter({ hasText: "Heat pump landing pages" })).toBeVisible();
  await expect(dashboard.getByRole("region", { name: "Next call" })).toContainText("2:00 PM");
  await expect(dashboard.getByText(/calendar quota|Portfolio website/)).toHaveCount(0);
  await expect(dashboard.getByRole("button")).toHaveCount(0);
  for (const part of ["Needs you", "Your projects", "Next call", "Recent updates", "Help"]) {
    await expect(dashboard.getByRole("region", { name: part }).getByRole("link"), part).toHaveCount(0);
  }
});
