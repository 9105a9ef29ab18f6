import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { countKeys } from "../fixtures/count-keys.ts";
import { countPresses } from "../fixtures/count-presses.ts";
import { readRows } from "../fixtures/database.ts";
import { findFaults, looksAt } from "../fixtures/find-faults.ts";
import { login } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { type WaitingMessage, writeMessages } from "../fixtures/waiting-messages.ts";
import { wake } from "../fixtures/wake.ts";

const inbox = "/dashboard/owner/messages";
const openAt = ({ id }: WaitingMessage) => `${inbox}?status=new&open=${id}`;
const listOf = (page: Page) => page.getByRole("list", { name: "Messages" });
const rowOf = (page: Page, { name }: WaitingMessage) =>
  listOf(page).getByRole("listitem").filter({ hasText: name });
const threadOf = (page: Page, { name }: WaitingMessage) =>
  page.getByRole("heading", { level: 2, name }).first();
const stateOf = async ({ id }: WaitingMessage) =>
  (await readRows("contact_messages", `id=eq.${id}&select=status,snoozed_until`))[0];

test("messages are worked off by keys alone: each act opens the next, and letters that are typed are letters", async ({
  page,
}) => {
  const messages = await writeMessages(6);
  const [answered, snoozed, spam, replied, kept, last] = messages;
  if (!answered || !snoozed || !spam || !replied || !kept || !last) throw new Error("Too few messages");
  const keys = await countKeys(page);
  await login(page, accounts.owner, openAt(answered));
  await wake(page);
  keys();

  await page.keyboard.press("e");
  await expect(threadOf(page, snoozed)).toBeFocused();
  await expect(rowOf(page, answered)).toHaveCount(0);
  await page.keyboard.press("s");
  await expect(page.getByRole("button", { name: /^Tomorrow/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(threadOf(page, spam)).toBeFocused();
  await page.keyboard.press("!");
  await expect(threadOf(page, replied)).toBeFocused();
  await page.keyboard.press("r");
  await expect(page.getByLabel("Your reply").last()).toBeFocused();
  await page.keyboard.type("e! x marks the spot, js? k.");
  await page.keyboard.press("Control+Enter");
  await expect(threadOf(page, kept)).toBeFocused();
  expect(keys()).toBe(6);

  await page.keyboard.press("j");
  await expect(threadOf(page, last)).toBeFocused();
  await page.keyboard.press("k");
  await expect(threadOf(page, kept)).toBeFocused();
  await expect(rowOf(page, kept).getByRole("link")).toHaveAttribute("aria-current", "true");

  expect(await stateOf(answered)).toMatchObject({ status: "answered", snoozed_until: null });
  const { snoozed_until } = Object(await stateOf(snoozed));
  expect(Date.parse(snoozed_until) - Date.now()).toBeLessThan(25 * 3_600_000);
  expect(Date.parse(snoozed_until)).toBeGreaterThan(Date.now());
  expect(await stateOf(spam)).toMatchObject({ status: "spam" });
  expect(await readRows("contact_replies", `message_id=eq.${replied.id}&select=body`)).toEqual([
    { body: "e! x marks the spot, js? k." },
  ]);
  expect(await stateOf(kept)).toMatchObject({ status: "new", snoozed_until: null });

  // Back leads past what was done, to where it began.
  await page.getByRole("link", { name: "All messages" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeFocused();
});

test("in the list alone keys go from row to row, select several and file what is selected", async ({
  page,
}) => {
  const [first, second, third, fourth] = await writeMessages(4);
  if (!first || !second || !third || !fourth) throw new Error("Too few messages");
  await login(page, accounts.owner, inbox);
  await wake(page);
  await rowOf(page, first).getByRole("link").focus();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(rowOf(page, second).getByRole("checkbox")).toBeChecked();
  await page.keyboard.press("e");
  await expect(page.getByText("2 messages are marked as answered.")).toBeVisible();
  await expect(rowOf(page, second)).toHaveCount(0);
  await expect(rowOf(page, third).getByRole("link")).toBeFocused();
  // Nothing is selected: the row with the focus is meant.
  await page.keyboard.press("s");
  await page.keyboard.press("Enter");
  await expect(rowOf(page, third)).toHaveCount(0);
  await expect(page.getByText(/^Snoozed until/)).toBeVisible();
  await expect(rowOf(page, fourth).getByRole("link")).toBeFocused();
  for (const message of [first, second]) expect(await stateOf(message)).toMatchObject({ status: "answered" });
  expect(await stateOf(fourth)).toMatchObject({ status: "new", snoozed_until: null });

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(threadOf(page, third)).toBeVisible();
  expect(await stateOf(third)).toMatchObject({ status: "new", snoozed_until: null });
});

test("“?” shows the keys, and there single keys are turned off", async ({ page }) => {
  const [message] = await writeMessages(1);
  if (!message) throw new Error("No message");
  await login(page, accounts.owner, openAt(message));
  await wake(page);
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog).toContainText("mark as answered");
  await page.keyboard.press("e");
  expect(await findFaults(page, looksAt(1440))).toEqual([]);
  await dialog.getByLabel("Single keys").uncheck();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  for (const key of ["?", "e", "/"]) await page.keyboard.press(key);
  await expect(dialog).toBeHidden();
  await page.reload();
  await wake(page);
  await page.keyboard.press("e");
  await expect(page.getByRole("searchbox")).not.toBeFocused();
  expect(await stateOf(message)).toMatchObject({ status: "new" });

  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await dialog.getByLabel("Single keys").check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("e");
  await expect.poll(() => stateOf(message)).toMatchObject({ status: "answered" });
});

test("a message that is snoozed comes back on its day, marked, and at once when its sender writes", async ({
  page,
}) => {
  const [message] = await writeMessages(1);
  if (!message) throw new Error("No message");
  await login(page, accounts.owner, openAt(message));
  await wake(page);
  const waits = page.getByRole("region", { name: /^Messages to answer/ });
  await page.getByText("Snooze", { exact: true }).filter({ visible: true }).first().click();
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Until another day").filter({ visible: true }).first().fill(day);
  await page.getByLabel("Until another day").filter({ visible: true }).first().press("Enter");
  await expect(page.getByText(/^Snoozed until/)).toBeVisible();
  await page.goto("/dashboard/owner");
  await expect(waits.getByText(message.name)).toHaveCount(0);
  await page.goto(`${inbox}?status=snoozed`);
  await expect(rowOf(page, message)).toContainText("until");

  await callService("PATCH", `/rest/v1/contact_messages?id=eq.${message.id}`, {
    snoozed_until: new Date(Date.now() - 1000).toISOString(),
  });
  await page.goto(inbox);
  await expect(rowOf(page, message)).toContainText("Back");
  await callService("PATCH", `/rest/v1/contact_messages?id=eq.${message.id}`, {
    snoozed_until: new Date(Date.now() + 86_400_000).toISOString(),
  });
  await page.reload();
  await expect(rowOf(page, message)).toHaveCount(0);
  await callService("POST", "/rest/v1/contact_messages", {
    ...{ name: message.name, email: message.email.toUpperCase(), message: "Hello again" },
  });
  await page.reload();
  await expect(rowOf(page, message)).toHaveCount(2);
});

test("a reply begins with what was saved, at the cursor", async ({ page }) => {
  const [message] = await writeMessages(1);
  if (!message) throw new Error("No message");
  const name = `Prices ${message.id.slice(0, 8)}`;
  await login(page, accounts.owner, inbox);
  await page.getByRole("link", { name: "Saved replies" }).click();
  const form = page.getByRole("form", { name: "Add a saved reply" });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Text").fill("Our prices\nare on the site.");
  await form.getByRole("button", { name: "Save the reply" }).click();
  await expect(page.getByText("The saved reply is stored.")).toBeVisible();
  await page.goto(`${inbox}/${message.id}`);
  await wake(page);
  const reply = page.getByLabel("Your reply");
  await reply.fill("Thank you.  Greetings");
  await reply.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(11, 11));
  await page.getByLabel("Saved reply").selectOption(name);
  await page.getByRole("button", { name: "Insert" }).click();
  await expect(reply).toHaveValue("Thank you. Our prices\nare on the site. Greetings");
  await expect(reply).toBeFocused();
  await page.reload();
  await expect(reply).toHaveValue("Thank you. Our prices\nare on the site. Greetings");

  await page.goto(`${inbox}/saved-replies`);
  await page.getByText(name, { exact: true }).click();
  const change = page.getByRole("form", { name: `Change ${name}` });
  await change.getByLabel("Text").fill("Our prices have changed.");
  await change.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("The saved reply is stored.")).toBeVisible();
  await expect(page.locator("form[aria-busy=true]")).toHaveCount(0);
  await page.getByText(name, { exact: true }).click();
  await change.getByRole("button", { name: "Remove" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("The saved reply is removed.")).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toHaveCount(0);
});

test("twenty messages stand on a screen, and a mail is worth a line only where it failed", async ({
  page,
}) => {
  const messages = await writeMessages(24);
  const [troubled, sent] = messages;
  if (!troubled || !sent) throw new Error("No message");
  const mail = { recipient: "nobody@example.com", template: "contact-received", payload: {} };
  await callService("POST", "/rest/v1/outbox", [
    {
      ...{
        ...mail,
        subject_id: troubled.id,
        dedupe_key: `failed ${troubled.id}`,
        attempts: 9,
        sent_at: null,
      },
      ...{ failed_at: new Date().toISOString(), last_error: "No such mailbox" },
    },
    {
      ...{ ...mail, subject_id: sent.id, dedupe_key: `sent ${sent.id}`, attempts: 1 },
      ...{ sent_at: new Date().toISOString(), failed_at: null, last_error: null },
    },
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await login(page, accounts.owner, inbox);
  const inView = await listOf(page)
    .getByRole("listitem")
    .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length);
  expect(inView).toBeGreaterThanOrEqual(20);
  await expect(rowOf(page, troubled)).toContainText("Email failed");
  await expect(rowOf(page, sent)).not.toContainText("Email");
  await rowOf(page, troubled).getByRole("link").click();
  await expect(page.getByRole("list", { name: "Mails" })).toContainText("Confirmation");
  await rowOf(page, sent).getByRole("link").click();
  await expect(threadOf(page, sent)).toBeFocused();
  await expect(page.getByRole("list", { name: "Mails" })).toHaveCount(0);
  await page.goBack();
  await expect(threadOf(page, troubled)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("messages are worked off by thumb, one after the other", async ({ page }) => {
    const [answered, snoozed, replied, next] = await writeMessages(4);
    if (!answered || !snoozed || !replied || !next) throw new Error("Too few messages");
    const presses = await countPresses(page);
    await login(page, accounts.owner, inbox);
    await wake(page);
    await rowOf(page, answered).getByRole("link").tap();
    await expect(threadOf(page, answered)).toBeVisible();
    await expect(listOf(page)).toBeHidden();
    await page.getByRole("button", { name: "Mark as answered" }).tap();
    await expect(threadOf(page, snoozed)).toBeVisible();
    await page.getByText("Snooze", { exact: true }).filter({ visible: true }).first().tap();
    await page
      .getByRole("button", { name: /^Next Monday|^Tomorrow/ })
      .first()
      .tap();
    await expect(threadOf(page, replied)).toBeVisible();
    await page.getByLabel("Your reply").tap();
    await page.keyboard.type("Gladly.");
    await page.getByRole("button", { name: "Send the reply" }).tap();
    await expect(threadOf(page, next)).toBeVisible();
    expect(presses()).toBe(6);
    await page.getByRole("link", { name: "All messages" }).tap();
    await expect(rowOf(page, next)).toBeVisible();
    await expect(rowOf(page, replied)).toHaveCount(0);
    for (const message of [answered, replied])
      expect(await stateOf(message)).toMatchObject({ status: "answered" });
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("several are filed at once, what is gone is told, and a reply begins with what was saved", async ({
    page,
  }) => {
    const [first, second, gone, kept] = await writeMessages(4);
    if (!first || !second || !gone || !kept) throw new Error("Too few messages");
    const saved = { name: `Saved ${kept.id.slice(0, 8)}`, body: "Thank you for writing." };
    await callService("POST", "/rest/v1/saved_replies", saved);
    await login(page, accounts.owner, inbox);
    for (const message of [first, second, gone]) await rowOf(page, message).getByRole("checkbox").check();
    await callService("DELETE", `/rest/v1/contact_messages?id=eq.${gone.id}`);
    await page.getByRole("button", { name: "Mark as answered" }).first().click();
    await expect(page.getByText("2 messages are marked as answered. One no longer exists.")).toBeVisible();
    for (const message of [first, second])
      expect(await stateOf(message)).toMatchObject({ status: "answered" });

    await rowOf(page, kept).getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`open=${kept.id}`));
    const pane = page.getByRole("region", { name: kept.name });
    await pane.getByLabel("Saved reply").selectOption(saved.name);
    await pane.getByRole("button", { name: "Insert" }).click();
    await expect(page.getByLabel("Your reply")).toHaveValue(saved.body);
    await page.goBack();
    await pane.getByRole("button", { name: "Mark as spam" }).click();
    await expect(page).not.toHaveURL(new RegExp(kept.id));
    expect(await stateOf(kept)).toMatchObject({ status: "spam" });
  });
});
