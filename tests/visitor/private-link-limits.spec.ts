import { createHash, randomBytes } from "node:crypto";
import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { readRows } from "../fixtures/database.ts";
import { makeClient, makeOwner } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { get, post } from "../fixtures/session.ts";

const hash = (token: string) => createHash("sha256").update(token).digest("hex");

/** Stores a link as the site does when it mails one, and answers its secret. */
async function linkTo(purpose: string, subject_id: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await callService("POST", "/rest/v1/private_links", { token_hash: hash(token), purpose, subject_id });
  return token;
}

async function makeCall(): Promise<string> {
  const id = crypto.randomUUID();
  await callService("POST", "/rest/v1/discovery_calls", {
    ...{
      id,
      name: "Mover",
      email: `${id}@example.com`,
      date: "2031-11-03",
      start_time: "09:00",
      end_time: "09:30",
    },
    ...{ time_zone: "UTC", starts_at: "2031-11-03T09:00:00Z", ends_at: "2031-11-03T09:30:00Z" },
  });
  return id;
}

const timeOf = (use: number) => ({
  date: "2031-11-04",
  startTime: `${9 + (use % 8)}`.padStart(2, "0").concat(":15"),
});

type Link = { subject: string; use: () => Promise<Response> };

/** Every address under which a route acts for whoever holds its token, and how often in an hour. */
const limited: Record<string, { most: number; make: () => Promise<Link> }> = {
  calls: {
    most: 10,
    async make() {
      const subject = await makeCall();
      const token = await linkTo("call", subject);
      return {
        subject: `call:${subject}:change`,
        use: () => post(`/api/calls/${token}`, { action: "change", ...timeOf(1) }),
      };
    },
  },
  calendar: {
    most: 120,
    async make() {
      const token = await linkTo("calendar", (await makeOwner()).id);
      return { subject: `calendar:${hash(token)}`, use: () => get(`/api/calendar/${token}`) };
    },
  },
  unsubscribe: {
    most: 20,
    async make() {
      const { person } = await makeClient("Quiet");
      const token = await linkTo("unsubscribe", person.id);
      return { subject: `unsubscribe:${person.id}`, use: () => post(`/api/unsubscribe/${token}`, {}) };
    },
  },
};

test("every route that a private link opens has a limit", () => {
  const routes = globSync("**/[[]token[]]/route.ts", { cwd: join(import.meta.dirname, "../../web/app/api") });
  expect(routes.map((route) => route.split("/", 1)[0]).sort()).toEqual(Object.keys(limited).sort());
});

for (const [name, { most, make }] of Object.entries(limited))
  test(`a link of ${name} that is used too often is told to wait, and for how long`, async () => {
    const link = await make();
    expect((await link.use()).status).toBeLessThan(400);
    const key = `private-link:${link.subject}`;
    expect(await readRows("rate_limits", `key=eq.${key}&select=requests`)).toEqual([{ requests: 1 }]);
    await callService("PATCH", `/rest/v1/rate_limits?key=eq.${key}`, { requests: most - 1 });
    expect((await link.use()).status).toBeLessThan(400);
    const refused = await link.use();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect((await (await make()).use()).status, "another link of the kind works").toBeLessThan(400);
  });

test("without script a visitor who moves a call too often is told so, and can send the same time again", async ({
  browser,
}) => {
  const id = await makeCall();
  const token = await linkTo("call", id);
  for (let use = 0; use < 10; use++) await post(`/api/calls/${token}`, { action: "change", ...timeOf(use) });
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`/calls/${token}`);
  await plain.getByLabel("Date").fill("2031-11-05");
  await plain.getByLabel("Start time").fill("11:00");
  const press = async (name: string) => {
    const answered = plain.waitForResponse((response) => response.request().method() === "POST");
    await plain.getByRole("button", { name }).click();
    return (await answered).status();
  };
  expect(await press("Ask for this time")).toBe(429);
  await expect(plain.getByRole("alert")).toContainText("Please wait an hour");
  await callService("DELETE", `/rest/v1/rate_limits?key=eq.private-link:call:${id}:change`);
  expect(await press("Try again")).toBe(303);
  await expect(plain.getByText("Thanks! We'll be in touch to confirm a time.")).toBeVisible();
  const read = () => readRows("discovery_calls", `id=eq.${id}&select=date,start_time,sequence`);
  expect(await read()).toMatchObject([{ date: "2031-11-05", start_time: "11:00:00" }]);

  const before = await read();
  await press("Ask for this time");
  await expect(plain.getByText("That is the time you already have.")).toBeVisible();
  expect(await read()).toEqual(before);
  const told = await readRows("outbox", `subject_id=eq.${id}&select=template`);
  expect(told.length, "one mail to each side at once, and one to each when it is quiet").toBeLessThanOrEqual(
    4,
  );
  for (let use = 0; use < 10; use++) await post(`/api/calls/${token}`, { action: "change", ...timeOf(use) });
  expect(await press("Cancel this call"), "it can be cancelled, however often it was moved").toBe(303);
  expect(await readRows("discovery_calls", `id=eq.${id}&select=status`)).toEqual([{ status: "cancelled" }]);
  await plain.context().close();
});
