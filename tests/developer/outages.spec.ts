import type { ChildProcess } from "node:child_process";
import { expect, test } from "@playwright/test";
import { startFickleSmtpServer } from "../fixtures/fickle-smtp-server.ts";
import { startSecondSite } from "../fixtures/second-site.ts";
import { submitLogin } from "../fixtures/sign-in.ts";
import { accounts } from "../fixtures/stack.ts";

// OUTAGE_MESSAGES=1000 is the thorough run; it takes some minutes.
const messages = Number(process.env.OUTAGE_MESSAGES ?? 40);
const quarter = Math.ceil(messages / 4);

// One database, made once: the tests go on where the one before has left it.
test.describe.configure({ mode: "serial" });

let second: Awaited<ReturnType<typeof startSecondSite>>;
let supabase: ChildProcess;
let site: ChildProcess;

test.beforeAll(async () => {
  second = await startSecondSite();
  supabase = await second.startSupabase();
  site = await second.startSite();
});
test.afterAll(() => second?.stop());

test("where Stripe has no key, the owner reads how to connect it and clients are offered nothing", async ({
  page,
  browser,
}) => {
  const notConnected = "Billing is not connected: set STRIPE_SECRET_KEY";
  await page.goto(`${second.url}/login?from=/dashboard/owner`);
  await submitLogin(page, accounts.owner);
  await expect(page.getByText(notConnected)).toBeVisible();
  await page.goto(`${second.url}/dashboard/owner/clients/00000000-0000-4000-8000-0000000000a1`);
  await expect(page.getByRole("region", { name: "Care plan" })).toContainText(notConnected);

  const client = await browser.newPage();
  await client.goto(`${second.url}/login?from=/subscription-portal`);
  await submitLogin(client, accounts.dana);
  await expect(client.getByText("Billing is not connected.")).toBeVisible();
  await expect(client.getByRole("button", { name: /^Choose/ })).toHaveCount(0);
  await client.goto(`${second.url}/subscription-success?session_id=cs_test_made_up`);
  await expect(client.getByText("Your plan and its state are on the billing page.")).toBeVisible();
  await client.goto(`${second.url}/dashboard/client`);
  await expect(client.getByRole("heading", { name: "Next call" })).toBeVisible();
  await expect(client.getByRole("heading", { name: "Care plan" })).toHaveCount(0);
  for (const path of ["billing/checkout", "billing/portal", "stripe"]) {
    const answer = await client.request.post(`${second.url}/api/${path}`, {
      form: { client: "00000000-0000-4000-8000-0000000000a1" },
      headers: { Origin: second.url, Accept: "application/json" },
    });
    expect([answer.status(), await answer.text()]).toEqual([404, expect.stringContaining("not connected")]);
  }
  await client.close();
});

test("no mail is lost while the mail server is down, slow, refusing, and the site is killed", async ({
  page,
}) => {
  test.setTimeout(120_000 + messages * 500);
  let sent = 0;
  const send = async (count: number) => {
    for (let each = 0; each < count; each++, sent++) expect(await post(second.url, sent)).toBe(200);
  };
  const outbox = (query: string) => second.database(`outbox?select=id,attempts,last_error&${query}`);
  const isOfDemo = /^00000000-0000-4000-8000-/;
  const mailOf = /^visitor\d+@example\.com$/;

  await send(quarter); // Nothing listens at the mail server's port.
  await expect(async () => {
    expect(await outbox("last_error=like.*could not be reached*&limit=3")).toHaveLength(3);
  }).toPass({ timeout: 20_000 });
  await page.goto(`${second.url}/login?from=/dashboard/owner`);
  await submitLogin(page, accounts.owner);
  const failures = page.getByRole("region", { name: /^Failed mails/ });
  await expect(failures).toContainText("The mail server could not be reached");

  const smtp = await startFickleSmtpServer(second.smtpPort);
  smtp.become("slow");
  await send(quarter);
  await expect(() => expect(smtp.accepted.length).toBeGreaterThan(3)).toPass({ timeout: 30_000 });
  await second.kill(site);

  smtp.become("refusing");
  site = await second.startSite();
  await send(quarter);
  await expect(async () => {
    expect(await outbox("last_error=like.*refused the mail (451)*&limit=3")).toHaveLength(3);
  }).toPass({ timeout: 30_000 });
  const [refused] = await outbox("last_error=like.*refused the mail (451)*&sent_at=is.null&limit=1");
  // The list shows the five oldest; which mails those are, and what they wait for, depends on when the site was killed.
  const aMonthAgo = new Date(Date.now() - 30 * 24 * 3600 * 1000).toISOString();
  await second.database(`outbox?id=eq.${refused?.id}`, {
    method: "PATCH",
    body: JSON.stringify({ failed_at: new Date().toISOString(), attempts: 12, created_at: aMonthAgo }),
  });
  await page.goto(`${second.url}/dashboard/owner`);
  await expect(failures).toContainText("The mail server refused the mail (451)");
  smtp.become("up");
  const givenUp = failures.getByRole("listitem").filter({ hasText: "given up after 12 attempts" });
  await givenUp.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("On its way again.")).toBeVisible();
  await expect(() => expect(smtp.accepted).toContain(`${refused?.id}@localhost`)).toPass({ timeout: 20_000 });
  smtp.become("refusing");
  await second.kill(site);

  // Nobody works on the outbox now, so the pauses and leases can be cut short.
  await second.database("outbox?sent_at=is.null", {
    method: "PATCH",
    body: JSON.stringify({ next_at: new Date(0).toISOString() }),
  });
  smtp.become("up");
  site = await second.startSite();
  await send(messages - sent);
  await expect(async () => expect(await outbox("sent_at=is.null&limit=1")).toEqual([])).toPass({
    timeout: 30_000 + messages * 300,
  });

  const stored = (
    await readAll((page) => second.database(`outbox?select=id,recipient&order=id&limit=1000&offset=${page}`))
  ).filter(({ id }) => !isOfDemo.test(String(id)));
  const visitors = stored.filter(({ recipient }) => mailOf.test(String(recipient)));
  expect(visitors).toHaveLength(messages);
  const times = new Map<string, number>();
  for (const id of smtp.accepted) times.set(id, (times.get(id) ?? 0) + 1);
  expect(stored.filter(({ id }) => !times.has(`${id}@localhost`))).toEqual([]);
  expect([...times.values()].filter((count) => count > 2)).toEqual([]);
  expect(second.log.join("")).not.toMatch(/visitor\d|Visitor/);
  await page.goto(`${second.url}/dashboard/owner`);
  await expect(failures).toContainText("No mail is in trouble.");
  const twice = [...times.values()].filter((count) => count === 2).length;
  test.info().annotations.push({ type: "duplicates", description: `${twice} of ${2 * messages} mails` });
  await smtp.stop();
});

async function post(url: string, index: number): Promise<number> {
  const response = await fetch(`${url}/api/contact`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: url,
      "X-Forwarded-For": `10.3.${index >> 8}.${index & 255}`,
    },
    body: JSON.stringify({
      name: `Visitor ${index}`,
      email: `visitor${index}@example.com`,
      message: "Hello",
    }),
  });
  await response.text();
  return response.status;
}

async function readAll(
  read: (offset: number) => Promise<Record<string, unknown>[]>,
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (;;) {
    const page = await read(rows.length);
    rows.push(...page);
    if (page.length < 1000) return rows;
  }
}

for (const { how, signal } of [
  { how: "hangs", signal: "SIGSTOP" },
  { how: "is down", signal: "SIGKILL" },
] as const) {
  test(`while Supabase ${how}, both forms say so within five seconds and keep what was typed`, async ({
    page,
  }) => {
    supabase.kill(signal);

    await page.goto(`${second.url}/contact`);
    await page.getByLabel("Name").fill("Ada");
    await page.getByLabel("Email", { exact: true }).fill("visitor1@example.com");
    await page.getByLabel("Message").fill("Words that must not be lost");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Failed to send message. Please try again later.")).toBeVisible({
      timeout: 5000,
    });
    await expect(page.getByLabel("Message")).toHaveValue("Words that must not be lost");

    await page.goto(`${second.url}/discovery-call`);
    await page.getByLabel("Name *").fill("Ada");
    await page.getByLabel(/^Phone/).fill("289 555 0100");
    await page.getByLabel("Date *").fill("2031-12-01");
    await page.getByLabel("Start time *").fill("09:15");
    await page.getByRole("button", { name: "Request this time" }).click();
    await expect(page.getByText("Failed to submit. Please try again later.")).toBeVisible({ timeout: 5000 });
    await expect(page.getByLabel("Start time *")).toHaveValue("09:15");
    expect(second.log.join("")).not.toMatch(/visitor1|Ada|289 555/);
  });
}
