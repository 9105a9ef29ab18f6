import { type ClientRequest, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { processKeys } from "../../local/supabase/test-process.ts";
import { readCookies } from "../fixtures/session.ts";
import { prepareSite, type Site } from "../fixtures/start-site.ts";

// A site and an embedded database of its own, as `npm start` runs them: one machine, one process each. Everybody comes at once.
let site: Site;
test.beforeAll(async () => {
  site = await prepareSite({ hasOwnDatabase: true });
  // As slow as a password is outside of tests.
  process.env.LITE_AUTH_BCRYPT_COST = "10";
  await site.startBackends();
  await site.start();
});
test.afterAll(() => site?.stop());

type Answer = { status: number; again: string | null; text: string; cookies: string; after: number };

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const startedAt = performance.now();
  const answer = await fetch(site.url + path, { redirect: "manual", ...init });
  const text = await answer.text();
  return {
    status: answer.status,
    again: answer.headers.get("retry-after"),
    text,
    cookies: readCookies(answer),
    after: performance.now() - startedAt,
  };
}

/** Everybody is answered or told to come again, and nothing ends. */
async function crowd(
  what: string,
  count: number,
  send: (index: number) => Promise<Answer>,
): Promise<Answer[]> {
  const before = { site: site.readMemory(), database: site.database.readMemory() };
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => send(index)));
  const after = { site: site.readMemory(), database: site.database.readMemory() };
  const seconds = answers.map((answer) => answer.after / 1000).sort((a, b) => a - b);
  const tally = Object.groupBy(answers, ({ status }) => String(status));
  const counts = Object.entries(tally).map(([status, all]) => `${all?.length} × ${status}`);
  const figures = [
    `${what}: ${counts.join(", ")}`,
    `${seconds[0]?.toFixed(1)} to ${seconds.at(-1)?.toFixed(1)} s, median ${seconds[count >> 1]?.toFixed(1)} s`,
    `site ${before.site} → ${after.site} MB`,
    `database ${before.database} → ${after.database} MB`,
  ].join("; ");
  console.log(figures);
  test.info().annotations.push({ type: "figures", description: figures });

  const odd = answers.filter(({ status, again }) => status !== 200 && !(status === 503 && Number(again) > 0));
  expect(odd.map(({ status, text }) => `${status}: ${text.slice(0, 200)}`)).toEqual([]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect([site.isRunning(), site.database.isRunning()]).toEqual([true, true]);
  expect(site.database.readLog()).not.toContain("has not answered");
  return answers;
}

/** Once the crowd has gone, everything is as before. */
async function expectCalm(cookies: string): Promise<void> {
  await expect(async () => {
    expect((await ask("/dashboard/client", { headers: { cookie: cookies } })).status).toBe(200);
  }).toPass();
}

test("three hundred searches of one client at once", { tag: "@slow" }, async () => {
  const cookie = await site.signIn(accounts.dana);
  const answers = await crowd("300 searches", 300, () =>
    ask("/dashboard/client/search?q=booking", { headers: { cookie } }),
  );
  // Whoever comes as far as the search is told that others are searching, beside the words; others hear of it from the error page.
  const told = answers.filter(({ text }) => text.includes("Many searches are running at the moment."));
  console.log(`${told.length} of them with the words in the field`);
  expect(told.filter(({ status, text }) => status !== 503 || !text.includes('value="booking"'))).toEqual([]);
  await expectCalm(cookie);
});

test("two hundred pages at once of people who are signed in", { tag: "@slow" }, async () => {
  const cookies = [await site.signIn(accounts.dana), await site.signIn(accounts.priya)];
  await crowd("200 pages", 200, (index) =>
    ask("/dashboard/client", { headers: { cookie: cookies[index % 2] ?? "" } }),
  );
  await expectCalm(cookies[0] ?? "");
});

test("fifty people who sign in at once, and who is told to wait has no session", {
  tag: "@slow",
}, async () => {
  const password = "a long enough password";
  const people = Array.from({ length: 50 }, (_, index) => `rush-${index}@example.com`);
  const key = processKeys.SUPABASE_SECRET_KEY;
  for (const email of people) {
    const { ok } = await fetch(`${site.database.environment.SUPABASE_URL}/auth/v1/admin/users`, {
      method: "POST",
      headers: { apikey: key, Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify({ email, password, email_confirm: true }),
    });
    expect(ok).toBe(true);
  }
  const answers = await crowd("50 sign-ins", 50, (index) =>
    ask("/api/sign-in", {
      method: "POST",
      headers: { Origin: site.url, Accept: "application/json" },
      body: new URLSearchParams({ email: people[index] ?? "", password }),
    }),
  );
  const hasSession = ({ cookies }: Answer) => cookies.includes("portal-session");
  expect(answers.filter((answer) => hasSession(answer) !== (answer.status === 200))).toEqual([]);
  await expectCalm(await site.signIn(accounts.dana));
});

const project = "00000000-0000-4000-8000-000000000101";
const beginning = [
  '--x\r\nContent-Disposition: form-data; name="client_key"\r\n\r\n00000000-0000-4000-8000-00000000c0de\r\n',
  '--x\r\nContent-Disposition: form-data; name="body"\r\n\r\nHere it is.\r\n',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n',
].join("");

/** A form with a file that comes a byte at a time and never ends; what is answered, and how long the line was open. */
function dribble(path: string, cookie: string) {
  const startedAt = performance.now();
  const answered = Promise.withResolvers<{ status: number; after: number }>();
  const ended = Promise.withResolvers<number>();
  let sent: ClientRequest | undefined;
  const writing = setInterval(() => sent?.write("a"), 500);
  const seconds = () => (performance.now() - startedAt) / 1000;
  const end = () => {
    clearInterval(writing);
    answered.resolve({ status: 0, after: seconds() });
    ended.resolve(seconds());
  };
  const headers = {
    "Content-Type": "multipart/form-data; boundary=x",
    Origin: site.url,
    Accept: "application/json",
    ...(cookie && { Cookie: cookie }),
  };
  sent = request(site.url + path, { method: "POST", headers }, (answer) => {
    answered.resolve({ status: answer.statusCode ?? 0, after: seconds() });
    answer.resume();
  });
  sent.on("close", end);
  sent.on("error", end);
  sent.write(beginning);
  return { answered: answered.promise, ended: ended.promise };
}

for (const [who, part, status] of [
  ["strangers", "messages", 401],
  ["strangers", "files", 401],
  ["people of one client", "messages", 503],
  ["people of one client", "files", 503],
] as const)
  test(`a hundred and fifty ${part} that never come to an end, of ${who}`, { tag: "@slow" }, async () => {
    const cookie = await site.signIn(accounts.dana);
    const before = site.readMemory();
    const dribbles = Array.from({ length: 150 }, () =>
      dribble(`/api/projects/${project}/${part}`, who === "strangers" ? "" : cookie),
    );
    await setTimeout(1000);
    const beside = await ask("/api/health");
    const answers = await Promise.all(dribbles.map(({ answered }) => answered));
    const late = answers.filter((answer) => answer.status !== status);
    const ended = await Promise.all(dribbles.map((each) => each.ended));
    const figures = [
      `150 dribbling ${part} of ${who}: ${answers.length - late.length} × ${status}`,
      `${late.length} × ${late[0]?.status ?? "other"} after ${Math.max(0, ...late.map(({ after }) => after)).toFixed(1)} s`,
      `all lines ended after ${Math.max(...ended).toFixed(1)} s`,
      `site ${before} → ${site.readMemory()} MB`,
    ].join("; ");
    console.log(figures);
    test.info().annotations.push({ type: "figures", description: figures });
    expect(beside.status).toBe(200);
    // Six have a place, and keep it for the half minute in which they should have sent something.
    expect(late.map((answer) => answer.status)).toEqual(Array<number>(who === "strangers" ? 0 : 6).fill(408));
    expect(Math.max(...ended)).toBeLessThan(80);
    await expectCalm(cookie);
  });
