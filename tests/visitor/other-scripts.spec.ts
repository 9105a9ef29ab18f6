import { expect, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { readRows } from "../fixtures/database.ts";
import { newAddress } from "../fixtures/mail.ts";
import { login, makeClient, newAddressOfVisitor } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";

// Names as address books, chat programs and keyboards give them: with marks around them that nobody sees.

const names: [sent: string, kept: string][] = [
  ["\u202aDana\u202c", "Dana"],
  ["\u2068دانا\u2069", "دانا"],
  ["\u200eדנה כהן\u200f", "דנה כהן"],
  ["Sam \u202egnp.exe", "Sam gnp.exe"],
  ["می‌خواهم", "می‌خواهم"],
];
const nothings = ["\u200b\u200b", "\u2068\u2069", "\u3164", "\u200d \ufeff"];
// Later than what other tests look for on the first page of the calls.
const date = "2099-01-07";

const doors: Record<string, (name: string, email: string) => Promise<{ status: number; stored: unknown }>> = {
  contact: async (name, email) => ({
    status: await send("/api/contact", { name, email, phone: "", message: "Hello" }),
    stored: (await readRows("contact_messages", `email=eq.${email}&select=name`))[0]?.name,
  }),
  call: async (name, email) => ({
    status: await send("/api/discovery-call", {
      name,
      email,
      phone: "",
      date,
      startTime: "10:00",
      notes: "",
    }),
    stored: (await readRows("discovery_calls", `email=eq.${email}&select=name`))[0]?.name,
  }),
  "sign-up": async (full_name, email) => ({
    status: await send("/api/sign-up", {
      full_name,
      email,
      password: "a long enough password",
      terms: await terms(),
    }),
    stored: (await readRows("users", `email=eq.${email}&select=full_name`))[0]?.full_name,
  }),
};

for (const [door, enter] of Object.entries(doors))
  test(`${door}: a name is taken without its marks, and one that shows nothing is refused`, async () => {
    // A sign-up takes more than a second, whatever it is answered.
    const few = door === "sign-up" ? 2 : names.length;
    for (const [sent, kept] of names.slice(0, few))
      expect(await enter(sent, newAddress("script")), sent).toEqual({ status: 200, stored: kept });
    for (const nothing of nothings.slice(0, few))
      expect(await enter(nothing, newAddress("script"))).toEqual({ status: 400, stored: undefined });
  });

test("a phone number in the digits of another script is one, and is kept as it is dialled", async () => {
  for (const [phone, kept] of [
    ["٠٥٥١٢٣٤٥٦٧", "0551234567"],
    ["۰۹۱۲۳۴۵۶۷۸۹", "09123456789"],
    ["\u202d+९१ ९८७६५ ४३२१०\u202c", "+91 98765 43210"],
    ["＋１ ２８９ ５５５ ０１０９", "＋1 289 555 0109"],
  ] as const) {
    const name = crypto.randomUUID();
    const status = await send("/api/discovery-call", {
      name,
      email: "",
      phone,
      date,
      startTime: "10:00",
      notes: "",
    });
    const [call] = await readRows("discovery_calls", `name=eq.${name}&select=phone`);
    expect({ status, call }).toEqual({ status: 200, call: { phone: kept } });
  }
});

test("what somebody writes in a script that begins on the right reads from there", async ({ page }) => {
  const { person, project } = await makeClient("Scripts");
  const body = "שלום, מתי אפשר לראות?";
  const [owner] = await readRows("users", `email=eq.${accounts.owner.email}&select=id`);
  await callService("POST", "/rest/v1/messages", { project_id: project.id, author_id: owner?.id, body });
  await login(page, person, project.path("messages"));
  const message = page.getByText(body);
  expect(await message.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
  await page.getByLabel("Your message").fill(body);
  const field = page.getByLabel("Your message");
  expect(await field.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
});

async function send(path: string, fields: Record<string, string>): Promise<number> {
  const answer = await fetch(addresses.site + path, {
    method: "POST",
    redirect: "manual",
    headers: {
      ...{ Origin: addresses.site, Accept: "application/json", "Content-Type": "application/json" },
      ...{ "X-Forwarded-For": newAddressOfVisitor(), "Form-Opened-At": String(Date.now() - 60_000) },
    },
    body: JSON.stringify(fields),
  });
  await answer.body?.cancel();
  return answer.status;
}

async function terms(): Promise<string> {
  const page = await (await fetch(`${addresses.site}/signup`)).text();
  return /name="terms" value="([^"]+)"/.exec(page)?.[1] ?? "";
}
