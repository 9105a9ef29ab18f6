import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { holdRequest } from "../fixtures/hold-request.ts";
import { newAddress } from "../fixtures/mail.ts";
import { login, makeAccount, makeClient } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { wake } from "../fixtures/wake.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("whoever saves a draft, sends it and writes an update on a phone stays where it was written", async ({
  page,
}) => {
  const { project } = await makeClient("Places");
  await login(page, accounts.owner, project.path("change-orders"));
  await wake(page);
  const draft = page.getByText("Draft a change order");
  await draft.click();
  await page.getByLabel("What changes").fill("A page in French");
  await page.getByLabel(/^Price in/).fill("400");
  await page.getByRole("button", { name: "Save the draft" }).press("Enter");
  const order = page.getByRole("article", { name: "A page in French" });
  await expect(order).toBeVisible();
  await expect(draft).toBeFocused();
  await expect(draft).toBeInViewport();

  await order.getByRole("button", { name: "Send to the client" }).press("Enter");
  await page.getByRole("button", { name: "Send", exact: true }).press("Enter");
  await expect(order).toContainText("Waiting for an answer");
  await expect(order.getByRole("button", { name: "Withdraw" })).toBeFocused();
  await page.reload();
  await expect(order).toBeVisible();
  await expect(page.getByText("was sent to")).toHaveCount(0);

  await page.goto(project.path("updates"));
  await wake(page);
  await page.getByLabel("Title").first().fill("A long one");
  await page.getByLabel("Text").first().fill("A line\n".repeat(60));
  const save = page.getByRole("button", { name: "Save the update" });
  await save.press("Enter");
  await expect(page.getByRole("article").filter({ hasText: "A long one" })).toBeVisible();
  await expect(save).toBeInViewport();
});

test("the owner shows a file far down a list, and hides it, without losing the place", {
  tag: "@slow",
}, async ({ page }) => {
  const { project } = await makeClient("Places");
  await login(page, accounts.owner, project.path("files"));
  await wake(page);
  const file = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(name) });
  await page
    .getByLabel("Choose files, or drop them here")
    .setInputFiles(Array.from({ length: 8 }, (_, index) => file(`note-${index}.txt`)));
  await expect(page.getByText("8 of 8 stored")).toBeVisible();
  await page.reload();
  await wake(page);
  const list = page.getByRole("region", { name: "Files", exact: true });
  await list
    .getByRole("button", { name: /^Show to the client: note-/ })
    .last()
    .press("Enter");
  await expect(page.getByText(/is shown to the client/)).toBeVisible();
  const hide = list.getByRole("button", { name: /^Hide note-/ });
  await expect(hide).toBeFocused();
  await expect(hide).toBeInViewport();
  await list
    .getByRole("button", { name: /^Delete note-/ })
    .last()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "Files", exact: true })).toBeFocused();
});

test("what was done is said where nothing is sent from, on a phone and at a desk", async ({ page }) => {
  const { project } = await makeClient("Places");
  const milestone = { project_id: project.id, title: "Wireframes", position: 1 };
  await callService("POST", "/rest/v1/milestones", milestone);
  await login(page, accounts.owner, project.path());
  await wake(page);
  await page.getByRole("button", { name: "Mark as reached: “Wireframes”" }).press("Enter");
  await expect(page.getByText("“Wireframes” is marked as reached.")).toBeVisible();
  await page.getByRole("link", { name: "Messages", exact: true }).last().press("Enter");
  // As long as it has the focus, it stays.
  await page.getByRole("button", { name: "Dismiss" }).focus();
  const send = page.getByRole("button", { name: "Send" });
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(send).toBeInViewport({ ratio: 1 });
    for (const control of [send, page.getByLabel("Your message"), page.getByText("Attach files")])
      expect(await control.evaluate(isOnTop), `${control}`).toBe(true);
  }
  await expect(page.getByText("“Wireframes” is marked as reached.")).toBeVisible();
});

function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test("a call is declined only after a question, and neither it nor a note on it loses the place", async ({
  page,
}) => {
  const name = `Lena Later ${crypto.randomUUID().slice(0, 6)}`;
  const starts = new Date(Date.UTC(2030, 0, 1, 15) + (Date.now() % 300) * 86_400_000);
  await callService("POST", "/rest/v1/discovery_calls", {
    ...{ name, email: "lena@example.com", time_zone: "America/Toronto" },
    ...{ date: starts.toISOString().slice(0, 10), start_time: "10:00", end_time: "10:30" },
    starts_at: starts.toISOString(),
    ends_at: new Date(starts.getTime() + 1_800_000).toISOString(),
    manage_token_hash: crypto.randomUUID(),
  });
  await login(page, accounts.owner, "/dashboard/owner/calls");
  await wake(page);
  const call = page.getByRole("article", { name });
  await call.getByText("Add a note").click();
  // Opening it leads into its field, a moment later.
  await expect(call.getByLabel("Note, for you alone")).toBeFocused();
  await page.keyboard.type("Asked for the morning.");
  await call.getByRole("button", { name: "Save the note" }).press("Enter");
  await expect(call).toContainText("Asked for the morning.");
  await expect(call.getByText("Add a note")).toBeFocused();
  await expect(call.getByText("Add a note")).toBeInViewport();

  await call.getByRole("button", { name: "Decline" }).press("Enter");
  const question = page.getByRole("alertdialog", { name: "Decline this call?" });
  await expect(question).toContainText(`${name} will be told by email.`);
  await question.getByRole("button", { name: "Keep the call" }).click();
  await expect(call).toContainText("Waiting for your answer");
  await call.getByRole("button", { name: "Decline" }).press("Enter");
  await question.getByRole("button", { name: "Decline the call" }).press("Enter");
  await expect(page.getByText("The request is declined.")).toBeVisible();
  await expect(page.locator("body")).not.toBeFocused();
});

test("what is set in an account, and a reply that is sent, leave the page where it was", async ({ page }) => {
  const account = await makeAccount();
  await login(page, account, "/dashboard/client/settings");
  await wake(page);
  const changed = page.getByRole("checkbox").last();
  await changed.uncheck();
  const saveMails = page.getByRole("button", { name: "Save email preferences" });
  await saveMails.press("Enter");
  await expect(page.getByText("Email preferences saved.")).toBeVisible();
  await expect(saveMails).toBeFocused();
  await expect(saveMails).toBeInViewport();
  await expect(changed).not.toBeChecked();

  await page.getByLabel("Name").fill("Jo Marsh");
  const saveProfile = page.getByRole("button", { name: "Save the profile" });
  await holdRequest(page, "/dashboard/client/settings?*", async () => {
    await saveProfile.press("Enter");
    await expect(page.getByText("Your profile is saved.")).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Jo Marsh");
  });
  await expect(page.locator("form[aria-busy=true]")).toHaveCount(0);
  await expect(saveProfile).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveValue("Jo Marsh");

  const password = page.getByRole("region", { name: "Password" });
  const change = password.getByRole("button", { name: "Change the password" });
  await password.getByLabel("Current password").fill(account.password);
  await password.getByLabel("New password").fill("another long password");
  await change.press("Enter");
  await expect(page.getByText("your other devices are signed out")).toBeVisible();
  await expect(change).toBeFocused();
  await expect(change).toBeInViewport();
  await expect(password.getByLabel("New password")).toHaveValue("");

  const name = `Rita Reader ${crypto.randomUUID().slice(0, 6)}`;
  const id = crypto.randomUUID();
  const written = { id, name, email: newAddress("reader"), message: "A line\n".repeat(60) };
  await callService("POST", "/rest/v1/contact_messages", written);
  await login(page, accounts.owner, `/dashboard/owner/messages/${id}`);
  await wake(page);
  const message = page.getByRole("article", { name });
  await message.getByLabel("Your reply").fill("About a week.");
  await message.getByRole("button", { name: "Send the reply" }).press("Enter");
  await expect(message).toContainText("About a week.");
  await expect(message.getByText("Reply", { exact: true })).toBeFocused();
  await expect(message.getByText("Reply", { exact: true })).toBeInViewport();
});
