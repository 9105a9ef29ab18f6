import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { login, makeClient } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { wake } from "../fixtures/wake.ts";

test("an update that was begun is there again after another page and a reload, and gone once it is saved", async ({
  page,
}) => {
  const { project } = await makeClient("Drafts");
  await login(page, accounts.owner, project.path("updates"));
  await wake(page);
  const title = page.getByLabel("Title").first();
  const text = page.getByLabel("Text").first();
  await title.fill("Half an hour’s work");
  await text.fill("Line one\n\nÜber Größen & 100 % 🙂");
  await page.getByRole("navigation", { name: "Project" }).getByRole("link", { name: "Files" }).click();
  await expect(page).toHaveURL(project.path("files"));
  await page.goBack();
  await expect(text).toHaveValue("Line one\n\nÜber Größen & 100 % 🙂");
  await page.reload();
  await expect(title).toHaveValue("Half an hour’s work");
  await expect(page.getByLabel("Visible to the client").first()).not.toBeChecked();
  await page.getByRole("button", { name: "Save the update" }).click();
  await expect(page.getByRole("article").filter({ hasText: "Half an hour’s work" })).toBeVisible();
  await page.reload();
  await wake(page);
  await expect(title).toHaveValue("");
});

test("a reply that was begun waits beside its message until it is sent", async ({ page }) => {
  const message = {
    id: crypto.randomUUID(),
    name: "Wanda Words",
    email: "wanda@example.com",
    message: "Hello?",
  };
  await callService("POST", "/rest/v1/contact_messages", message);
  await login(page, accounts.owner, `/dashboard/owner/messages/${message.id}`);
  await wake(page);
  const reply = page.getByLabel("Your reply");
  await reply.fill("Dear Wanda, the first half");
  await page.goto("/dashboard/owner/calls");
  await page.goto(`/dashboard/owner/messages/${message.id}`);
  await expect(reply).toHaveValue("Dear Wanda, the first half");
  await page.getByRole("button", { name: "Send the reply" }).click();
  await expect(page.getByText("You replied")).toBeVisible();
  await page.getByText("Reply", { exact: true }).click();
  await wake(page);
  await expect(reply).toHaveValue("");
});

test("what was begun does not wait for the next person who signs in on the device", async ({ page }) => {
  const { project } = await makeClient("Shared device");
  await login(page, accounts.owner, project.path("updates"));
  await wake(page);
  const text = page.getByLabel("Text").first();
  await text.fill("Not for everybody’s eyes");
  await page.reload();
  await expect(text).toHaveValue("Not for everybody’s eyes");
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await login(page, accounts.owner, project.path("updates"));
  await wake(page);
  await expect(text).toHaveValue("");
});
