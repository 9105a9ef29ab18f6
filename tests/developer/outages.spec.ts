import { once } from "node:events";
import { request } from "node:http";
import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { runBackground } from "../fixtures/background.ts";
import { startFickleSmtpServer } from "../fixtures/fickle-smtp-server.ts";
import { login } from "../fixtures/people.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";

// OUTAGE_MESSAGES=1000 is the thorough run; it takes some minutes.
const manyMessages = Number(process.env.OUTAGE_MESSAGES ?? 40);

const bookingBoard = "00000000-0000-4000-8000-000000000101";

// One database, made once: the tests go on where the one before has left it.
test.describe.configure({ mode: "serial" });

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ hasOwnDatabase: true });
});
test.afterAll(() => site?.stop());

test("where Stripe has no key, the owner reads how to connect it and clients are offered nothing", async ({
  page,
  browser,
}) => {
  const notConnected = "Billing is not connected: set STRIPE_SECRET_KEY";
  await login(page, accounts.owner, "/dashboard/owner", site.url);
  await expect(page.getByText(notConnected)).toBeVisible();
  await page.goto(`${site.url}/dashboard/owner/clients/00000000-0000-4000-8000-0000000000a1`);
  await expect(page.getByRole("region", { name: "Care plan" })).toContainText(notConnected);

  const client = await browser.newPage();
  await login(client, accounts.dana, "/subscription-portal", site.url);
  await expect(client.getByText("Billing is not connected.")).toBeVisible();
  await expect(client.getByRole("button", { name: /^Choose/ })).toHaveCount(0);
  await client.goto(`${site.url}/subscription-success?session_id=cs_test_made_up`);
  await expect(client.getByText("Your plan and its state are on the billing page.")).toBeVisible();
  await client.goto(`${site.url}/dashboard/client`);
  await expect(client.getByRole("heading", { name: "Next call" })).toBeVisible();
  await expect(client.getByRole("heading", { name: "Care plan" })).toHaveCount(0);
  for (const path of ["billing/checkout", "billing/portal", "stripe"]) {
    const answer = await client.request.post(`${site.url}/api/${path}`, {
      form: { client: "00000000-0000-4000-8000-0000000000a1" },
      headers: { Origin: site.url, Accept: "application/json" },
    });
    expect([answer.status(), await answer.text()]).toEqual([404, expect.stringContaining("not connected")]);
  }
  await client.close();
});

const outbox = (query: string) => site.rest(`outbox?select=id,attempts,last_error&${query}`);

/** Holds what the owner's dashboard says of mails in trouble. */
async function openFailures(page: Page) {
  await login(page, accounts.owner, "/dashboard/owner", site.url);
  return page.getByRole("region", { name: /^Failed emails/ });
}

test("no mail is lost while the mail server is down and the site is killed", async ({ page }) => {
  const sending = startSending();
  await sending.send(3); // Nothing listens at the mail server's port.
  await expectErrors("could not be reached");
  await expect(await openFailures(page)).toContainText("The mail server could not be reached");
  await site.kill();
  await cutWaiting();

  const smtp = await startFickleSmtpServer(site.smtpPort);
  await site.start();
  await sending.send(1);
  await sending.expectAllToArrive(smtp.accepted);
  await page.reload();
  await expect(page.getByText(/mail goes out/)).toBeVisible();
  await expect(page.getByRole("region", { name: /^Failed emails/ })).toHaveCount(0);

  // This mail server knows no SMTPUTF8: trying again would not help, and the message itself is there.
  const email = "jörg@example.com";
  const sent = await fetch(`${site.url}/api/contact`, {
    method: "POST",
    headers: {
      ...{ Origin: site.url, "Content-Type": "application/json" },
      "Form-Opened-At": String(Date.now() - 60_000),
    },
    body: JSON.stringify({ name: "Jörg", email, phone: "", message: "Grüße" }),
  });
  expect(sent.status).toBe(200);
  const toJoerg = `recipient=eq.${encodeURIComponent(email)}&failed_at=not.is.null`;
  await expect.poll(() => outbox(toJoerg), { timeout: 30_000 }).toMatchObject([{ attempts: 1 }]);
  await page.reload();
  await expect(page.getByRole("region", { name: /^Failed emails/ })).toContainText("beyond A to Z");
  await smtp.stop();
});

test("no mail is lost while the mail server is down, slow, refusing, and the site is killed", {
  tag: "@slow",
}, async ({ page }) => {
  test.setTimeout(120_000 + manyMessages * 500);
  const sending = startSending();
  const quarter = Math.ceil(manyMessages / 4);

  await sending.send(quarter); // Nothing listens at the mail server's port.
  await expectErrors("could not be reached");
  const failures = await openFailures(page);
  await expect(failures).toContainText("The mail server could not be reached");

  const smtp = await startFickleSmtpServer(site.smtpPort);
  smtp.become("slow");
  await sending.send(quarter);
  await expect(() => expect(smtp.accepted.length).toBeGreaterThan(3)).toPass({ timeout: 30_000 });
  await site.kill();

  smtp.become("refusing");
  await site.start();
  await sending.send(quarter);
  await expectErrors("refused the mail (451)");
  const [refused] = await outbox("last_error=like.*refused the mail (451)*&sent_at=is.null&limit=1");
  // The list shows the five oldest; which mails those are, and what they wait for, depends on when the site was killed.
  const aMonthAgo = new Date(Date.now() - 30 * 24 * 3600 * 1000).toISOString();
  await site.rest(`outbox?id=eq.${refused?.id}`, {
    method: "PATCH",
    body: JSON.stringify({ failed_at: new Date().toISOString(), attempts: 12, created_at: aMonthAgo }),
  });
  await page.goto(`${site.url}/dashboard/owner`);
  await expect(failures).toContainText("The mail server refused the mail (451)");
  smtp.become("up");
  const givenUp = failures.getByRole("listitem").filter({ hasText: "given up after 12 attempts" });
  await givenUp.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("On its way again.")).toBeVisible();
  await expect(() => expect(smtp.accepted).toContain(`${refused?.id}@localhost`)).toPass({ timeout: 20_000 });
  smtp.become("refusing");
  await site.kill();
  await cutWaiting();

  smtp.become("up");
  await site.start();
  await sending.send(manyMessages - 3 * quarter);
  const twice = await sending.expectAllToArrive(smtp.accepted);
  await page.goto(`${site.url}/dashboard/owner`);
  await expect(page.getByText(/mail goes out/)).toBeVisible();
  await expect(failures).toHaveCount(0);
  test.info().annotations.push({ type: "duplicates", description: `${twice} of ${2 * manyMessages} mails` });
  await smtp.stop();
});

test("killed twenty times in the middle of its work, the site loses nothing and sends no mail more than twice", {
  tag: "@slow",
}, async () => {
  test.setTimeout(400_000);
  // What the tests before have sent counts towards the acknowledgements of an hour.
  await site.rest("rate_limits?key=eq.acknowledgements", { method: "DELETE" });
  const smtp = await startFickleSmtpServer(site.smtpPort);
  smtp.become("slow");
  const sending = startSending();
  const beingSent = () => outbox("sent_at=is.null&attempts=gt.0&limit=1");
  const [dana] = await site.rest(`users?select=id&email=eq.${accounts.dana.email}`);
  const missed: string[] = [];
  const news: string[] = [];
  for (let round = 0; round < 20; round++) {
    await sending.send(2);
    news.push(await addNews(`${dana?.id}`));
    await addExpiredSpam();
    // Everything at once, as a cron asks for it, beside the loops.
    const asked = runBackground(site.url).catch(() => null);
    const path = `/looked-for-${round}`;
    await goTo(path);
    expect((await runBackground(site.url)).status).toBe(200);
    missed.push(path);
    await sending.send(1);
    await expect.poll(async () => (await beingSent()).length, { intervals: [10] }).toBe(1);
    await site.kill();
    await asked;
    await cutWaiting();
    await site.start();
    await expect.poll(async () => (await outbox("sent_at=is.null&limit=1")).length).toBe(0);
  }
  const twice = await sending.expectAllToArrive(smtp.accepted);
  const kept = (await readAll("missed_addresses?select=path")).map(({ path }) => path);
  expect(missed.filter((path) => !kept.includes(path))).toEqual([]);
  const told = JSON.stringify(await readAll("outbox?select=payload&template=eq.digest&order=id"));
  expect(news.map((title) => told.split(title).length - 1)).toEqual(news.map(() => 1));
  expect(await site.rest("contact_messages?select=id&name=eq.Long ago")).toEqual([]);
  test.info().annotations.push({ type: "duplicates", description: `${twice} of 140 mails` });
  await smtp.stop();
});

/** Something that a client has not read for two hours, and was told of nothing since; its title. */
async function addNews(userId: string): Promise<string> {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const subject_id = crypto.randomUUID();
  const title = `News ${subject_id}`;
  await site.rest("outbox?template=eq.digest", {
    method: "PATCH",
    body: JSON.stringify({ created_at: hoursAgo(2) }),
  });
  const about = { user_id: userId, project_id: bookingBoard, subject_id, kind: "update", title };
  await site.rest("notifications", {
    method: "POST",
    body: JSON.stringify({ ...about, updated_at: hoursAgo(2) }),
  });
  return title;
}

/** A message that was taken for spam when the settings say that it should be gone. */
async function addExpiredSpam(): Promise<void> {
  const status_at = new Date(Date.now() - 400 * 24 * 3_600_000).toISOString();
  const message = { name: "Long ago", email: "spam@example.com", message: "Buy", status: "spam", status_at };
  await site.rest("contact_messages", { method: "POST", body: JSON.stringify(message) });
}

/** As a browser that goes there; `fetch` would say itself what it fetches for. */
async function goTo(path: string): Promise<void> {
  const headers = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
  const [response] = await once(request(site.url + path, { headers }).end(), "response");
  response.resume();
}

async function expectErrors(words: string): Promise<void> {
  await expect(async () => {
    expect(await outbox(`last_error=like.*${words}*&limit=3`)).toHaveLength(3);
  }).toPass({ timeout: 30_000 });
}

/** Nobody works on the outbox while the site is dead, so the pauses and leases can be cut short. */
async function cutWaiting(): Promise<void> {
  await site.rest("outbox?sent_at=is.null", {
    method: "PATCH",
    body: JSON.stringify({ next_at: new Date(0).toISOString() }),
  });
}

/** Messages of visitors from now on; each becomes a mail to the owner and one to the visitor. */
function startSending() {
  const visitor = `visitor-${Date.now().toString(36)}-`;
  const isKnown = readAll("outbox?select=id&order=id").then((rows) => new Set(rows.map(({ id }) => id)));
  let sent = 0;
  return {
    async send(count: number): Promise<void> {
      await isKnown;
      for (let each = 0; each < count; each++, sent++)
        expect(await post(`${visitor}${sent}`, sent)).toBe(200);
    },
    /** Waits until every mail is sent, and returns how many came twice, which only a kill may cause. */
    async expectAllToArrive(accepted: readonly string[]): Promise<number> {
      await expect(async () => expect(await outbox("sent_at=is.null&limit=1")).toEqual([])).toPass({
        timeout: 30_000 + sent * 300,
      });
      const known = await isKnown;
      const stored = (await readAll("outbox?select=id,recipient&order=id")).filter(
        ({ id }) => !known.has(id),
      );
      expect(stored.filter(({ recipient }) => String(recipient).startsWith(visitor))).toHaveLength(sent);
      const times = new Map<string, number>();
      for (const id of accepted) times.set(id, (times.get(id) ?? 0) + 1);
      expect(stored.filter(({ id }) => !times.has(`${id}@localhost`))).toEqual([]);
      expect([...times.values()].filter((count) => count > 2)).toEqual([]);
      expect(site.readLog()).not.toMatch(/visitor-|Visitor/);
      return [...times.values()].filter((count) => count === 2).length;
    },
  };
}

/** When the form was opened, without which no visitor is mailed: long enough ago for a person. */
const opened = Date.now() - 60_000;

async function post(visitor: string, index: number): Promise<number> {
  const response = await fetch(`${site.url}/api/contact`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: site.url,
      "X-Forwarded-For": `10.3.${index >> 8}.${index & 255}`,
      "Form-Opened-At": String(opened),
    },
    body: JSON.stringify({
      name: `Visitor ${index}`,
      email: `${visitor}@example.com`,
      message: "Hello",
    }),
  });
  await response.text();
  return response.status;
}

async function readAll(path: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (;;) {
    const page = await site.rest(`${path}&limit=1000&offset=${rows.length}`);
    rows.push(...page);
    if (page.length < 1000) return rows;
  }
}

for (const { how, end } of [
  { how: "hangs", end: async () => site.database.freeze() },
  { how: "is down", end: async () => site.database.kill() },
]) {
  test(`while Supabase ${how}, both forms say so within five seconds and keep what was typed`, async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await end();
    await Promise.all([refusesMessage(page), refusesCall(other)]);
    expect(site.readLog()).not.toMatch(/visitor1|Ada|289 555/);
  });
}

async function refusesMessage(page: Page): Promise<void> {
  await page.goto(`${site.url}/contact`);
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email", { exact: true }).fill("visitor1@example.com");
  await page.getByLabel("Message").fill("Words that must not be lost");
  await page.getByRole("button", { name: "Send message" }).click();
  const refusal = page.getByText("Failed to send message. Please try again later.");
  await expect(refusal).toBeVisible({ timeout: 5000 });
  await expect(page.getByLabel("Message")).toHaveValue("Words that must not be lost");
}

async function refusesCall(page: Page): Promise<void> {
  await page.goto(`${site.url}/discovery-call`);
  await page.getByLabel("Name *").fill("Ada");
  await page.getByLabel(/^Phone/).fill("289 555 0100");
  await page.getByLabel("Date *").fill("2031-12-01");
  await page.getByLabel("Start time *").fill("09:15");
  await page.getByRole("button", { name: "Request this time" }).click();
  await expect(page.getByText("Failed to submit. Please try again later.")).toBeVisible({ timeout: 5000 });
  await expect(page.getByLabel("Start time *")).toHaveValue("09:15");
}
