import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { readRows } from "../fixtures/database.ts";
import { addProject } from "../fixtures/projects.ts";
import { submitLogin } from "../fixtures/sign-in.ts";
import { accounts, stackEnvironment } from "../fixtures/stack.ts";

const root = resolve(import.meta.dirname, "..", "..");

/** The database's process, from the lock of its data directory. */
function findDatabase(): number {
  const lock = resolve(root, stackEnvironment.DATA_DIR ?? "", "supabase", "lock.pid");
  return Number(readFileSync(lock, "utf8"));
}

test("while the database hangs the portal says Oops! with a reference, and Try again works once it is back", async ({
  page,
}) => {
  await page.goto("/login");
  await submitLogin(page, accounts.dana);
  await expect(page).toHaveURL("/dashboard/client");
  const database = findDatabase();
  process.kill(database, "SIGSTOP");
  try {
    await page.reload();
    const screen = page.getByRole("main");
    await expect(screen.getByRole("heading", { level: 1 })).toHaveText("Oops!");
    await expect(screen.getByText("An unexpected error occurred.")).toBeVisible();
    await expect(screen.getByText(/reference/i)).toBeVisible();
    await expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    await expect(screen.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
  } finally {
    process.kill(database, "SIGCONT");
  }
  await expect(async () => {
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Dana", { timeout: 3000 });
  }).toPass();
});

test("a file sent while the database hangs is refused in plain words, and Try again stores it once", async ({
  page,
}) => {
  const project = await addProject(`Outage ${Date.now().toString(36)}`);
  await page.goto(`/login?from=${project.path("files")}`);
  await submitLogin(page, accounts.dana);
  const files = page.getByLabel("Choose files, or drop them here");
  await expect(files).toBeAttached();
  const database = findDatabase();
  process.kill(database, "SIGSTOP");
  try {
    const file = { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("The plan") };
    await files.setInputFiles(file);
    await expect(page.getByText("The file could not be stored, and nothing of it was kept.")).toBeVisible();
  } finally {
    process.kill(database, "SIGCONT");
  }
  expect(await readRows("project_files", `project_id=eq.${project.id}`)).toEqual([]);
  await page.getByRole("button", { name: "Try plan.txt again" }).click();
  await expect(page.getByRole("link", { name: "Download plan.txt, version 1" })).toBeVisible();
  await project.remove();
});
