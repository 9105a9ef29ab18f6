import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { readRows } from "../fixtures/database.ts";
import { login, makeClient } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { wake } from "../fixtures/wake.ts";

test("the owner adds a project, plans it by keyboard, archives it and takes it back", async ({ page }) => {
  const client = await makeClient();
  const name = `Quote form ${Date.now().toString(36)}`;
  await login(page, accounts.owner, "/dashboard/owner/projects");
  await page.getByRole("link", { name: "New project" }).click();
  await page.getByLabel("Client", { exact: true }).selectOption({ label: client.name });
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Live address").fill("ftp://nowhere.example");
  await page.getByLabel("Live address").evaluate((field) => field.setAttribute("type", "text"));
  await page.getByRole("button", { name: "Add the project" }).click();
  await expect(page.getByRole("form").getByRole("alert")).toContainText("https:// in front");
  await expect(page.getByLabel("Name")).toHaveValue(name);
  await page.getByLabel("Live address").fill("");
  await page.getByRole("button", { name: "Add the project" }).dblclick();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  expect(await readRows("projects", `name=eq.${name}`)).toHaveLength(1);

  await expect(page.getByText("There are no milestones yet.")).toBeVisible();
  // Until then the forms are plain ones, and a new page keeps no focus.
  await wake(page);
  for (const title of ["Wireframes", "Launch"]) {
    await page.getByLabel("New milestone").fill(title);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("listitem").filter({ hasText: title })).toBeVisible();
  }
  const up = page.getByRole("button", { name: "Move “Launch” up" });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main ol > li").first()).toContainText("Launch");
  await expect(up).toBeFocused();
  const reach = page.getByRole("button", { name: "Mark as reached: “Launch”" });
  await reach.press("Enter");
  await expect(page.getByText("1 of 2 reached")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "“Launch” is marked as reached." })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText("0 of 2 reached")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "“Launch” is open again." })).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).press("Enter");
  await expect(page.getByText("“Launch” is open again.")).toHaveCount(0);
  await reach.press("Enter");
  await page.getByLabel("Edit “Wireframes”").first().press("Enter");
  await page.getByRole("form", { name: "Edit “Wireframes”" }).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("main").getByText("Wireframes")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Milestones" })).toBeFocused();

  const { pathname } = new URL(page.url());
  await page.getByRole("link", { name: "Edit the project" }).click();
  await page.getByRole("button", { name: "Archive the project" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText(/This project was archived on/)).toBeVisible();
  await expect(page.getByLabel("New milestone")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: client.name })).toHaveAttribute(
    "href",
    /\/dashboard\/owner\/clients\/[\da-f-]{36}$/,
  );
  await page.goto(`/dashboard/owner/projects?search=${encodeURIComponent(name)}`);
  await expect(page.getByText(`No project here matches “${name}”`)).toBeVisible();
  await page.getByRole("link", { name: "Archived 1" }).click();
  await page.getByRole("link", { name }).click();
  await expect(page).toHaveURL(pathname);
  await page.getByRole("link", { name: "Restore…" }).click();
  await page.getByRole("button", { name: "Restore the project" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText(/^“.*” is open again\.$/)).toBeVisible();
  await expect(page.getByLabel("New milestone")).toBeVisible();
});

test("the second of two editors is told, sees both versions and decides", async ({ page, context }) => {
  const { project } = await makeClient();
  const edit = project.path("edit");
  await login(page, accounts.owner, edit);
  await expect(page.getByLabel("Next step")).toBeVisible();
  const other = await context.newPage();
  await other.goto(edit);
  await other.getByLabel("Next step").fill("Written by the first");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText(/^“.*” was saved\.$/)).toBeVisible();

  await page.getByLabel("Next step").fill("Written by the second");
  await page.getByRole("button", { name: "Save" }).click();
  const told = page.getByRole("form").getByRole("alert");
  await expect(told).toContainText(
    "Someone else changed this while you were editing. Nothing was overwritten.",
  );
  await expect(told).toContainText("Written by the first");
  await expect(page.getByLabel("Next step")).toHaveValue("Written by the second");
  expect(await readRows("projects", `id=eq.${project.id}&select=next_step`)).toEqual([
    { next_step: "Written by the first" },
  ]);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Written by the second")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused change comes back with what was typed, and can be sent once more", async ({ page }) => {
    const { project } = await makeClient();
    await login(page, accounts.owner, project.path("edit"));
    await callService("PATCH", `/rest/v1/projects?id=eq.${project.id}`, { service: "Changed meanwhile" });
    await page.getByLabel("Next step").fill("Typed without script");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toContainText("Someone else changed this while you were editing");
    await expect(page.getByText("Changed meanwhile")).toBeVisible();
    await expect(page.getByLabel("next step")).toHaveValue("Typed without script");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(/^“.*” was saved\.$/)).toBeVisible();
    expect(await readRows("projects", `id=eq.${project.id}&select=next_step,service`)).toEqual([
      { next_step: "Typed without script", service: "" },
    ]);
  });
});
