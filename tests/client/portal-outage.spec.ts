import { expect, test } from "@playwright/test";
import { readRows } from "../fixtures/database.ts";
import { login, makeClient } from "../fixtures/people.ts";
import { accounts } from "../fixtures/stack.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";

// As a database that takes requests and does not answer.
const everything = /./;

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ hasProxy: true });
});
test.afterAll(() => site?.stop());

test("while the database hangs the portal says Oops! with a reference, and Try again works once it is back", async ({
  page,
}) => {
  await login(page, accounts.dana, "/dashboard/client", site.url);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText("Dana");
  const release = site.proxy.hold(everything);
  try {
    await page.reload();
    const screen = page.getByRole("main");
    await expect(screen.getByRole("heading", { level: 1 })).toHaveText("Oops!");
    await expect(screen.getByText("An unexpected error occurred.")).toBeVisible();
    await expect(screen.getByText(/reference/i)).toBeVisible();
    await expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    await expect(screen.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
  } finally {
    release();
  }
  await expect(async () => {
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(heading).toContainText("Dana", { timeout: 3000 });
  }).toPass();
});

test("a file sent while the database hangs is refused in plain words, and Try again stores it once", async ({
  page,
}) => {
  const { person, project } = await makeClient("Outage");
  await login(page, person, project.path("files"), site.url);
  const files = page.getByLabel("Choose files, or drop them here");
  await expect(files).toBeAttached();
  const release = site.proxy.hold(everything);
  try {
    const file = { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("The plan") };
    await files.setInputFiles(file);
    await expect(page.getByText("The file could not be stored, and nothing of it was kept.")).toBeVisible();
  } finally {
    release();
  }
  expect(await readRows("project_files", `project_id=eq.${project.id}`)).toEqual([]);
  await page.getByRole("button", { name: "Try plan.txt again" }).click();
  await expect(page.getByRole("link", { name: "Download plan.txt, version 1" })).toBeVisible();
});
