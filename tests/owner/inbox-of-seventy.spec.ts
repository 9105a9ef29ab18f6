import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { countKeys } from "../fixtures/count-keys.ts";
import { countPresses } from "../fixtures/count-presses.ts";
import { login } from "../fixtures/people.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";
import { type WaitingMessage, writeMessages } from "../fixtures/waiting-messages.ts";
import { wake } from "../fixtures/wake.ts";

// A day's seventy messages on an instance of their own: answered, closed and put off, from the first to the last.

const inbox = "/dashboard/owner/messages";
const kinds = ["answered", "spam", "tomorrow", "answered", "reply", "answered", "monday"] as const;
type Kind = (typeof kinds)[number];
const kindOf = (at: number): Kind => kinds[at % kinds.length] ?? "answered";

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ hasOwnDatabase: true });
});
test.afterAll(() => site?.stop());

async function fillInbox(): Promise<WaitingMessage[]> {
  await site.rest("contact_messages?status=eq.new", {
    method: "PATCH",
    body: JSON.stringify({ status: "answered" }),
  });
  return writeMessages(70, (table, rows) => site.rest(table, { method: "POST", body: JSON.stringify(rows) }));
}

async function expectDone(messages: WaitingMessage[]): Promise<void> {
  const stored = await site.rest("contact_messages?select=id,status,snoozed_until");
  for (const [at, { id, name }] of messages.entries()) {
    const kind = kindOf(at);
    const isPutOff = kind === "tomorrow" || kind === "monday";
    const row = stored.find((one) => one.id === id);
    expect(row?.status, name).toBe(kind === "spam" ? "spam" : isPutOff ? "new" : "answered");
    expect(row?.snoozed_until !== null, name).toBe(isPutOff);
  }
  const replies = await site.rest("contact_replies?select=message_id");
  const replied = messages.filter((_, at) => kindOf(at) === "reply").map(({ id }) => id);
  expect(replied.every((id) => replies.some((reply) => reply.message_id === id))).toBe(true);
}

const thread = (page: Page) => page.locator("#thread");

async function expectNext(page: Page, next: WaitingMessage | undefined): Promise<void> {
  if (next) await expect(thread(page)).toHaveText(next.name);
  else await expect(page.getByText("No messages here.")).toBeVisible();
}

test("seventy messages are answered, closed and snoozed by keyboard alone", {
  tag: "@slow",
  annotation: { type: "cost", description: "seventy acts" },
}, async ({ page }) => {
  test.setTimeout(600_000);
  const messages = await fillInbox();
  const keys = await countKeys(page);
  const pointers = await countPresses(page);
  await login(page, accounts.owner, inbox, site.url);
  await wake(page);
  keys();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  for (const [at, message] of messages.entries()) {
    await expectNext(page, message);
    await press[kindOf(at)](page);
    await expectNext(page, messages[at + 1]);
  }
  console.log(`70 messages by keyboard: ${keys()} keys, ${pointers()} presses of a pointer`);
  await expectDone(messages);
});

const press: Record<Kind, (page: Page) => Promise<void>> = {
  answered: ({ keyboard }) => keyboard.press("e"),
  spam: ({ keyboard }) => keyboard.press("!"),
  async tomorrow(page) {
    await page.keyboard.press("s");
    await page.keyboard.press("Enter");
  },
  async monday(page) {
    await page.keyboard.press("s");
    // On a Sunday the two are one day.
    if (await page.getByRole("button", { name: /^Next Monday/ }).isVisible())
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  },
  async reply(page) {
    await page.keyboard.press("r");
    await page.keyboard.type("Gladly: about a week of work.");
    await page.keyboard.press("Control+Enter");
  },
};

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("seventy messages are answered, closed and snoozed by thumb", { tag: "@slow" }, async ({ page }) => {
    test.setTimeout(600_000);
    const messages = await fillInbox();
    const presses = await countPresses(page);
    await login(page, accounts.owner, inbox, site.url);
    await wake(page);
    presses();
    await page.getByRole("list", { name: "Messages" }).getByRole("link").first().tap();
    for (const [at, message] of messages.entries()) {
      await expectNext(page, message);
      await tap[kindOf(at)](page);
      await expectNext(page, messages[at + 1]);
    }
    console.log(`70 messages by thumb: ${presses()} presses`);
    await expectDone(messages);
  });
});

const snooze = (page: Page) =>
  page.getByText("Snooze", { exact: true }).filter({ visible: true }).first().tap();

const tap: Record<Kind, (page: Page) => Promise<void>> = {
  answered: (page) => page.getByRole("button", { name: "Mark as answered" }).tap(),
  spam: (page) => page.getByRole("button", { name: "Mark as spam" }).tap(),
  async tomorrow(page) {
    await snooze(page);
    await page.getByRole("button", { name: /^Tomorrow/ }).tap();
  },
  async monday(page) {
    await snooze(page);
    await page
      .getByRole("button", { name: /^(Next Monday|Tomorrow)/ })
      .last()
      .tap();
  },
  async reply(page) {
    await page.getByLabel("Your reply").tap();
    await page.keyboard.type("Gladly: about a week of work.");
    await page.getByRole("button", { name: "Send the reply" }).tap();
  },
};
