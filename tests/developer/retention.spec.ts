import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { honeypotName } from "schemas/requests/suspect-spam.ts";
import { addresses, stackEnvironment } from "../../bin/stack/test-settings.ts";
import { newAddressOfVisitor } from "../fixtures/people.ts";
import { startSite } from "../fixtures/start-site.ts";

const day = 86_400_000;
const root = join(import.meta.dirname, "..", "..");

/** With the honeypot filled, sent at once, and with a link it is taken for spam. */
async function send(url: string, name: string, trap = ""): Promise<void> {
  const answer = await fetch(`${url}/api/contact`, {
    method: "POST",
    headers: {
      Origin: url,
      "Content-Type": "application/json",
      "X-Forwarded-For": newAddressOfVisitor(),
      ...(trap && { "Form-Opened-At": String(Date.now()) }),
    },
    body: JSON.stringify({
      name,
      email: `${name}@mailbox.example`,
      phone: "",
      message: `Hello ${trap}`,
      [honeypotName]: trap,
    }),
  });
  expect(answer.status).toBe(200);
}

test("the command says what would go on a day, by the numbers of the site settings", async () => {
  await send(addresses.site, "Spammer", "https://spam.example");
  const ask = async (days: number) => {
    const on = new Date(Date.now() + days * day).toISOString();
    const env = { ...process.env, ...stackEnvironment };
    const { stdout } = await promisify(execFile)(process.execPath, ["ops/retention.ts", "--on", on], {
      cwd: root,
      env,
    });
    return stdout;
  };
  expect(await ask(31)).toMatch(/spam +30 days +contact_messages: [1-9]/);
  expect(await ask(7)).not.toContain("spam ");
});

test("with the clock moved, the running site removes spam on day 30 and messages after two years", {
  tag: "@slow",
}, async () => {
  test.setTimeout(240_000);
  const own = await startSite({ hasOwnDatabase: true, hasOwnLake: true, hasClock: true });
  const messagesOf = (name: string) => own.rest(`contact_messages?select=id&name=eq.${name}`);
  /** The site lives so many days ahead, and has looked for what is to go. */
  const goTo = async (days: number) => {
    await own.kill();
    own.moveClock(days * day);
    await own.start();
    const before = new Date(Date.now() + (days - 0.5) * day).toISOString();
    await expect
      .poll(async () => (await own.rest(`retention_runs?last_at=gt.${before}`)).length, { timeout: 30_000 })
      .toBe(1);
  };
  try {
    await send(own.url, "Spammer", "https://spam.example");
    await send(own.url, "Asker");
    await goTo(29);
    expect(await messagesOf("Spammer")).toHaveLength(1);
    await goTo(30.1);
    expect(await messagesOf("Spammer")).toEqual([]);
    await goTo(2 * 365 - 2);
    expect(await messagesOf("Asker")).toHaveLength(1);
    await goTo(2 * 366 + 1);
    expect(await messagesOf("Asker")).toEqual([]);
    expect(await own.rest("outbox?recipient=eq.Asker@mailbox.example")).toEqual([]);
  } finally {
    await own.stop();
  }
});
