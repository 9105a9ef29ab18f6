import { expect, test } from "@playwright/test";
import { type Site, startSite } from "../fixtures/start-site.ts";

const day = 86_400_000;
let own: Site;
test.beforeAll(async () => {
  own = await startSite({ hasOwnDatabase: true, hasOwnLake: true, hasClock: true });
});
test.afterAll(() => own.stop());

/** The site lives so many days ahead, and has looked for what is to go. */
async function goTo(days: number): Promise<void> {
  await own.kill();
  own.moveClock(days * day);
  await own.start();
  const runAfter = new Date(Date.now() + (days - 0.5) * day).toISOString();
  await expect
    .poll(async () => (await own.rest(`retention_runs?last_at=gt.${runAfter}`)).length, { timeout: 30_000 })
    .toBe(1);
}

const messagesOf = (name: string) => own.rest(`contact_messages?select=id&name=eq.${name}`);

test("with the clock moved, the running site removes spam on day 30 and messages after two years", {
  tag: "@slow",
}, async () => {
  test.setTimeout(180_000);
  for (const [name, website] of [
    ["Spammer", "https://spam.example"],
    ["Asker", ""],
  ]) {
    const answer = await fetch(`${own.url}/api/contact`, {
      method: "POST",
      headers: { Origin: own.url, "Content-Type": "application/json" },
      body: JSON.stringify({ name, email: `${name}@example.com`, phone: "", message: "Hello", website }),
    });
    expect(answer.status).toBe(200);
  }
  await goTo(29);
  expect(await messagesOf("Spammer")).toHaveLength(1);
  await goTo(30.1);
  expect(await messagesOf("Spammer")).toEqual([]);
  await goTo(2 * 365 - 2);
  expect(await messagesOf("Asker")).toHaveLength(1);
  await goTo(2 * 366 + 1);
  expect(await messagesOf("Asker")).toEqual([]);
  expect(await own.rest("outbox?recipient=eq.Asker@example.com")).toEqual([]);
});
