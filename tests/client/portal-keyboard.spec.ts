import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import { newAddress, readMail } from "../fixtures/mail.ts";
import { login, makeClient, makeOwner } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";

test("with the keyboard alone somebody signs up, confirms, changes the profile, signs out and asks for a new password", {
  tag: "@slow",
}, async ({ page }) => {
  const email = newAddress("keys");
  await page.goto("/signup");
  await tabTo(page, "Name");
  await page.keyboard.type("Keyla Tab");
  await tabTo(page, "Email");
  await page.keyboard.type(email);
  await tabTo(page, "Password");
  await page.keyboard.type("a long enough password");
  await tabTo(page, "Agree to the");
  await page.keyboard.press("Space");
  await tabTo(page, "Sign up");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/auth\/confirm/);
  const { code } = await readMail(email, "Confirm your email address");
  await tabTo(page, "Code");
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/client");

  await tabTo(page, "Settings");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/client/settings");
  await tabTo(page, "Phone");
  await page.keyboard.type("(905) 555-0199");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await tabTo(page, "Sign out$");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  await tabTo(page, "Forgot your password");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/forgot-password");
  await tabTo(page, "Email");
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("on its way");
});

test("with the keyboard alone the owner opens a client, is asked before removing somebody, and reads the log", async ({
  page,
}) => {
  await page.goto("/login?from=/dashboard/owner/clients");
  await tabTo(page, "Email");
  await page.keyboard.type(accounts.owner.email);
  await tabTo(page, "Password");
  await page.keyboard.type(accounts.owner.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/owner/clients");
  await tabTo(page, "Find by name");
  await page.keyboard.type("Voltway");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=Voltway/);
  await tabTo(page, "Voltway Home Electric");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Voltway Home Electric");
  await expect(page.getByRole("button", { name: "Remove" }).first()).toBeVisible();
  await tabTo(page, "Remove$");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog", { name: /Remove/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Remove" }).first()).toBeFocused();
  await page.goto("/dashboard/owner/settings");
  await tabTo(page, "Audit log");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/owner/settings/audit-log");
  await tabTo(page, "Show");
});

test("/ and Ctrl K lead to the search, but not while somebody is writing or has a dialog to answer", async ({
  page,
}) => {
  const { person, project } = await makeClient("Search");
  await login(page, person, project.path("messages"));
  await page.waitForLoadState("networkidle");
  const search = page.getByRole("searchbox", { name: "Search", exact: true });
  for (const key of ["/", "Control+k", "Meta+k"]) {
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press(key);
    await expect(search, key).toBeFocused();
    await expect(search).toHaveValue("");
    await search.blur();
  }
  await page.getByLabel("Your message").focus();
  await page.keyboard.type("and/or");
  await page.keyboard.press("Control+k");
  await expect(page.getByLabel("Your message")).toBeFocused();
  await expect(page.getByLabel("Your message")).toHaveValue("and/or");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.keyboard.press("/");
  await expect(search).not.toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await page.keyboard.type("rebate");
  const asked = page.waitForRequest(/\/search\?q=rebate$/);
  await page.keyboard.press("Enter");
  await asked;
});

test("with the keyboard alone a client approves feedback, declines a change order and approves another", async ({
  page,
}) => {
  const { person, project } = await makeClient("Decisions");
  const of = { project_id: project.id };
  await callService("POST", "/rest/v1/feedback_items", { ...of, title: "The colours", visible: true });
  const sent_at = new Date().toISOString();
  const expires_at = new Date(Date.now() + 86_400_000).toISOString();
  const order = { ...of, price_cents: 40_000, currency: "CAD", valid_until: expires_at.slice(0, 10) };
  for (const title of ["A page in French", "A second calendar"])
    await callService("POST", "/rest/v1/change_orders", {
      ...order,
      ...{ title, status: "sent", sent_at, expires_at },
    });

  await login(page, person, project.path("feedback"));
  await tabTo(page, "Approve: The colours");
  await page.keyboard.press("Enter");
  const approve = page.getByRole("dialog", { name: "Approve?" });
  await expect(approve).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Approve: The colours" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(approve).toBeVisible();
  await tabTo(page, "Approve$");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/receipts\//);

  await page.goto(project.path("change-orders"));
  await tabTo(page, "Decline: A page in French");
  await page.keyboard.press("Enter");
  const decline = page.getByRole("dialog", { name: "Decline?" });
  await expect(decline).toBeVisible();
  await decline.getByLabel("A comment").press("Tab");
  await expect(decline.getByRole("button", { name: "Decline" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Declined by ${person.name}`)).toBeVisible();
  await tabTo(page, "Approve: A second calendar");
  await page.keyboard.press("Enter");
  await expect(approve).toBeVisible();
  await tabTo(page, "Approve$");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article", { name: "A second calendar" })).toContainText("Approved");
});

test("with the keyboard alone a client writes a message, edits it and deletes it, and never loses the place", async ({
  page,
}) => {
  const { person, project } = await makeClient("Words");
  await login(page, person, project.path("messages"));
  await tabTo(page, "Attach files");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("Frist words");
  await tabTo(page, "Send$");
  await page.keyboard.press("Enter");
  const message = page.getByRole("log").getByRole("listitem").last();
  await expect(message).toContainText("Frist words");
  await expect(page.getByLabel("Your message")).toBeFocused();
  await tabTo(page, "Edit");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Your words")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("First words");
  await tabTo(page, "Save");
  await page.keyboard.press("Enter");
  await expect(message).toContainText("edited");
  await expect(message).toBeFocused();
  await tabTo(page, "Delete");
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Delete this message?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(message).toContainText("Message deleted");
  await expect(message).toBeFocused();
});

test("with the keyboard alone a client sends a file and downloads it, and the owner shows one and is asked before deleting", async ({
  page,
  browser,
}) => {
  const { person, project } = await makeClient("Keys");
  const note = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from("A note") });
  // Listening takes the browser a moment; a chooser that opens before is its own.
  const chooser = page.waitForEvent("filechooser");
  await login(page, person, project.path("files"));
  await tabTo(page, "Choose files");
  await page.keyboard.press("Space");
  await (await chooser).setFiles(note("note.txt"));
  await expect(page.getByRole("link", { name: "Download note.txt, version 1" })).toBeFocused();
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toBe("note.txt");

  const owner = await (await browser.newContext()).newPage();
  await login(owner, await makeOwner(), project.path("files"));
  await owner.getByLabel("Choose files, or drop them here").setInputFiles(note("ours.txt"));
  await expect(owner.getByText("Only you see this")).toBeVisible();
  await tabTo(owner, "Show to the client: ours.txt");
  await owner.keyboard.press("Enter");
  await expect(owner.getByText("“ours.txt” is shown to the client.")).toBeVisible();
  await tabTo(owner, "Delete ours.txt");
  await owner.keyboard.press("Enter");
  const question = owner.getByRole("alertdialog", { name: "Delete this file?" });
  await expect(question).toBeVisible();
  await owner.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(owner.getByRole("button", { name: "Delete ours.txt, version 1" })).toBeFocused();
  await owner.context().close();
});
