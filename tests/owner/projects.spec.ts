import { expect, test } from "@playwright/test";
import { readRows } from "../fixtures/database.ts";
import { callService } from "../fixtures/service.ts";
import { submitLogin } from "../fixtures/sign-in.ts";
import { accounts } from "../fixtures/stack.ts";

const named = (name: string) => `name=eq.${encodeURIComponent(name)}`;

/** Adds a project of Alder & Oak and answers its id. */
async function add(name: string) {
  await callService("POST", "/rest/v1/projects", { name, client_id: "00000000-0000-4000-8000-0000000000a2" });
  const [project] = await readRows("projects", `${named(name)}&select=id`);
  return project?.id;
}

async function remove(name: string) {
  await callService("DELETE", `/rest/v1/projects?${named(name)}`);
}

test("the owner adds a project, plans it by keyboard, archives it and takes it back", async ({ page }) => {
  const name = `Quote form ${Date.now().toString(36)}`;
  await page.goto("/login?from=/dashboard/owner/projects");
  await submitLogin(page, accounts.owner);
  await page.getByRole("link", { name: "New project" }).click();
  await page.getByLabel("Client", { exact: true }).selectOption({ label: "Alder & Oak Interiors" });
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Live address").fill("ftp://nowhere.example");
  await page.getByLabel("Live address").evaluate((field) => field.setAttribute("type", "text"));
  await page.getByRole("button", { name: "Add the project" }).click();
  await expect(page.getByRole("form").getByRole("alert")).toContainText("https:// in front");
  await expect(page.getByLabel("Name")).toHaveValue(name);
  await page.getByLabel("Live address").fill("");
  await page.getByRole("button", { name: "Add the project" }).dblclick();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  expect(await readRows("projects", named(name))).toHaveLength(1);

  await expect(page.getByText("There are no milestones yet.")).toBeVisible();
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
  await page.getByRole("button", { name: "Mark as reached: “Launch”" }).press("Enter");
  await expect(page.getByText("1 of 2 reached")).toBeVisible();
  await page.getByLabel("Edit “Wireframes”").first().press("Enter");
  await page.getByRole("form", { name: "Edit “Wireframes”" }).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Wireframes")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Milestones" })).toBeFocused();

  const { pathname } = new URL(page.url());
  await page.getByRole("link", { name: "Edit the project" }).click();
  await page.getByRole("button", { name: "Archive the project" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText(/This project was archived on/)).toBeVisible();
  await expect(page.getByLabel("New milestone")).toHaveCount(0);
  await page.goto(`/dashboard/owner/projects?search=${encodeURIComponent(name)}`);
  await expect(page.getByText(`No project here matches “${name}”`)).toBeVisible();
  await page.getByRole("link", { name: "Archived 1" }).click();
  await page.getByRole("link", { name }).click();
  expect(new URL(page.url()).pathname).toBe(pathname);
  await page.getByRole("link", { name: "Restore…" }).click();
  await page.getByRole("button", { name: "Restore the project" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("The project is open again.")).toBeVisible();
  await expect(page.getByLabel("New milestone")).toBeVisible();
  await remove(name);
});

test("the second of two editors is told, sees both versions and decides", async ({ page, context }) => {
  const name = `Two editors ${Date.now().toString(36)}`;
  const edit = `/projects/${await add(name)}/edit`;
  await page.goto(`/login?from=${edit}`);
  await submitLogin(page, accounts.owner);
  await expect(page.getByLabel("Next step")).toBeVisible();
  const other = await context.newPage();
  await other.goto(edit);
  await other.getByLabel("Next step").fill("Written by the first");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("The project is saved.")).toBeVisible();

  await page.getByLabel("Next step").fill("Written by the second");
  await page.getByRole("button", { name: "Save" }).click();
  const told = page.getByRole("form").getByRole("alert");
  await expect(told).toContainText("Somebody changed this while you were editing. Nothing was overwritten.");
  await expect(told).toContainText("Written by the first");
  await expect(page.getByLabel("Next step")).toHaveValue("Written by the second");
  expect(await readRows("projects", `${named(name)}&select=next_step`)).toEqual([
    { next_step: "Written by the first" },
  ]);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Written by the second")).toBeVisible();
  await remove(name);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused change comes back with what was typed, and can be sent once more", async ({ page }) => {
    const name = `Plain ${Date.now().toString(36)}`;
    await page.goto(`/login?from=/projects/${await add(name)}/edit`);
    await submitLogin(page, accounts.owner);
    await callService("PATCH", `/rest/v1/projects?${named(name)}`, { service: "Changed meanwhile" });
    await page.getByLabel("Next step").fill("Typed without script");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toContainText("Somebody changed this while you were editing");
    await expect(page.getByText("Changed meanwhile")).toBeVisible();
    await expect(page.getByLabel("next step")).toHaveValue("Typed without script");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("The project is saved.")).toBeVisible();
    expect(await readRows("projects", `${named(name)}&select=next_step,service`)).toEqual([
      { next_step: "Typed without script", service: "" },
    ]);
    await remove(name);
  });
});
