import { type APIRequestContext, expect, test } from "@playwright/test";
import { formerHoneypotName, honeypotName } from "schemas/requests/suspect-spam.ts";
import { addresses } from "../../bin/stack/test-settings.ts";
import { agency } from "../fixtures/agency.ts";
import { readRows } from "../fixtures/database.ts";
import { findMail, listMails } from "../fixtures/find-mail.ts";
import { newAddress } from "../fixtures/mail.ts";
import { newAddressOfVisitor } from "../fixtures/people.ts";

const failed = "Failed to send message. Please try again later.";

/** From an address of its own, so that a repeated run does not meet the limit of the run before. */
function send(request: APIRequestContext, data: unknown, headers: Record<string, string> = {}) {
  return request.post("/api/contact", {
    data,
    headers: { Origin: addresses.site, "X-Forwarded-For": newAddressOfVisitor(), ...headers },
  });
}

const storedFor = (email: string) =>
  readRows(
    "contact_messages",
    `email=eq.${encodeURIComponent(email)}&select=status,is_doubtful,spam_reasons&order=created_at`,
  );

test("what looks like spam gets the normal answer and waits for the owner, told to nobody at once", async ({
  request,
}) => {
  const email = newAddress("robot");
  const message = { name: "Robot", email, message: "Buy" };
  const isOpenedNow = () => ({ "Form-Opened-At": String(Date.now()) });
  const trapped = ["honeypot", "too fast"];
  const sent: [fields: object, stored: Record<string, unknown>][] = [
    [{ [honeypotName]: "https://buy.example" }, { status: "spam", is_doubtful: true, spam_reasons: trapped }],
    [
      { [formerHoneypotName]: "x", message: "At https://buy.example" },
      { status: "spam", is_doubtful: false, spam_reasons: [...trapped, "links"] },
    ],
  ];
  for (const [fields, stored] of sent) {
    const answer = await send(request, { ...message, ...fields }, isOpenedNow());
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual({ ok: true });
    expect((await storedFor(email)).at(-1)).toMatchObject(stored);
  }

  const lured = newAddress("lured");
  const lure = { name: "Win at evil.example", email: lured, message: "Now" };
  await send(request, lure, { "Form-Opened-At": String(Date.now() - 60_000) });
  expect(await storedFor(lured)).toEqual([
    { status: "new", is_doubtful: false, spam_reasons: ["address in the name"] },
  ]);

  // A mail that is queued later has arrived, so one that was queued for the robot would have, too.
  const later = newAddress("later");
  const openedBefore = { "Form-Opened-At": String(Date.now() - 60_000) };
  await send(request, { name: "Dr.med. de Boer", email: later, message: "Hello" }, openedBefore);
  await findMail(later, "Your message has arrived");
  for (const address of [email, lured]) expect(await listMails(address)).toEqual([]);
});

test("the same attempt sent five times at once is stored once", async ({ request }) => {
  const email = newAddress("double");
  const message = { name: "Double", email, message: "Hello" };
  const key = { "Idempotency-Key": crypto.randomUUID() };
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(request, message, key)));
  for (const answer of answers) expect(await answer.json()).toEqual({ ok: true });
  expect(await storedFor(email)).toHaveLength(1);

  await send(request, { ...message, message: "Other words under the same key" }, key);
  expect(await storedFor(email)).toHaveLength(2);
});

test("the public forms refuse other sites", async ({ request }) => {
  const headers = { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" };
  for (const path of ["/api/contact", "/api/discovery-call", "/api/calls/any"])
    for (const body of [{ data: {} }, { form: { name: "x" } }]) {
      const answer = await request.post(path, { ...body, headers });
      expect(answer.status(), path).toBe(403);
      expect(await answer.json()).toHaveProperty("error");
    }
});

test("a flood from one address is told to wait, and other visitors are not", async ({ request }) => {
  const network = `10.1.${Date.now()}`;
  // What stands before the last address, the visitor may have made up.
  const flood = (index: number) => ({ "X-Forwarded-For": `198.51.100.${index}, ${network}` });
  const answers = await Promise.all(
    Array.from({ length: 33 }, (_, index) =>
      send(request, { name: "Flood", email: newAddress(`flood${index}`), message: "Hello" }, flood(index)),
    ),
  );
  const refused = answers.filter((answer) => answer.status() === 429);
  expect(refused).toHaveLength(3);
  for (const answer of refused) {
    expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
    // Where to write instead, after the specification's own sentence.
    expect(Object.keys(await answer.json())).toEqual(["error"]);
    expect((await answer.json()).error).toContain(failed);
    expect((await answer.json()).error).toContain(agency.contactEmail);
  }
  const answer = await send(request, { name: "Other", email: newAddress("other"), message: "Hello" });
  expect(answer.status()).toBe(200);
});

for (const javaScriptEnabled of [true, false])
  test(`a form that takes no more says where to write and keeps the words, ${javaScriptEnabled ? "with" : "without"} script`, async ({
    browser,
    request,
  }) => {
    const from = { "X-Forwarded-For": `10.2.${Date.now()}` };
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        send(request, { name: "Flood", email: newAddress(`full${index}`), message: "Hello" }, from),
      ),
    );
    const page = await browser.newPage({ javaScriptEnabled, extraHTTPHeaders: from });
    await page.goto("/contact");
    await page.getByLabel("Name", { exact: true }).fill("Ada");
    await page.getByLabel("Email", { exact: true }).fill(newAddress("ada"));
    await page.getByLabel("Message").fill("A shop for my bakery");
    await page.getByRole("button", { name: "Send message" }).click();
    const told = page.getByText(`write to ${agency.contactEmail}`);
    await expect(told).toBeVisible();
    if (javaScriptEnabled) await expect(told).toContainText(failed);
    await expect(page.getByLabel("Message")).toHaveValue("A shop for my bakery");
    await page.close();
  });
