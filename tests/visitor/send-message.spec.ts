import { type APIRequestContext, expect, test } from "@playwright/test";
import { readRows } from "../fixtures/database.ts";
import { findMail, listMails } from "../fixtures/find-mail.ts";
import { newAddress } from "../fixtures/mail.ts";
import { accounts, addresses } from "../fixtures/stack.ts";

const failed = "Failed to send message. Please try again later.";

/** From an address of its own, so that a repeated run does not meet the limit of the run before. */
function send(request: APIRequestContext, data: unknown, from = `10.4.${Date.now() % 65_536}`) {
  return request.post("/api/contact", {
    data,
    headers: { Origin: addresses.site, "X-Forwarded-For": from },
  });
}

const storedFor = (email: string) =>
  readRows(
    "contact_messages",
    `email=eq.${encodeURIComponent(email)}&select=name,message,status,spam_reasons`,
  );

test("a message is stored, told to the owner and confirmed to the visitor", async ({ page }) => {
  const email = newAddress("visitor");
  const name = `Ada ${email.slice(8, 16)}`;
  // Whoever sends a form within two seconds of opening it is taken for a program.
  await page.clock.setFixedTime(Date.now() - 60_000);
  await page.goto("/contact");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Message").fill("First line\n<b>Second</b> line 😀");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(
    page.getByText("Your message has been sent successfully. We'll get back to you soon!"),
  ).toBeVisible();

  const message = "First line\n<b>Second</b> line 😀";
  expect(await storedFor(email)).toEqual([{ name, message, status: "new", spam_reasons: [] }]);
  const notice = await findMail(accounts.owner.email, `New message from ${name}`);
  expect(notice.headers["reply-to"]).toBe(`${name} <${email}>`);
  expect(notice.text).toContain("<b>Second</b> line 😀");
  expect(notice.html).toContain("&lt;b&gt;Second&lt;/b&gt;");
  const confirmation = await findMail(email, "We have your message");
  expect(confirmation.text).not.toContain("First line");
});

test("without JavaScript a message is stored and the owner told all the same", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const email = newAddress("plain");
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Plain");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Message").fill("Hello");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page).toHaveURL(/\/contact#sent$/);
  expect(await storedFor(email)).toMatchObject([{ name: "Plain", status: "new" }]);
  await findMail(accounts.owner.email, "New message from Plain");
  await page.close();
});

test("without script a refused form keeps every word, and goes through the second time", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/discovery-call");
  const email = newAddress("plain-again");
  const notes = '\n<b>Two</b> lines\n& "more" $&';
  await page.getByLabel(/^Name/).fill("Plain");
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Phone/).fill("12345");
  await page.getByLabel(/^Date/).fill("2031-12-05");
  await page.getByLabel(/^Start time/).fill("09:15");
  await page.getByLabel(/^Notes/).fill(notes);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Request this time" }).click();
  expect((await answered).status()).toBe(400);
  await expect(page.getByRole("alert")).toHaveText("Please enter a valid phone number.");
  expect(page.url()).not.toContain("Plain");
  expect(await context.cookies()).toEqual([]);
  await expect(page.getByLabel(/^Name/)).toHaveValue("Plain");
  await expect(page.getByLabel(/^Start time/)).toHaveValue("09:15");
  await expect(page.getByLabel(/^Notes/)).toHaveValue(notes);
  await expect(page.getByRole("link", { name: "Privacy Policy" })).toBeVisible();

  await page.getByLabel(/^Phone/).fill("289 555 0100");
  await page.getByRole("button", { name: "Request this time" }).click();
  await expect(page).toHaveURL(/\/discovery-call#sent$/);
  await context.close();
});

test("what looks like spam gets the normal answer and waits for the owner, told to nobody", async ({
  request,
}) => {
  const email = newAddress("robot");
  const message = {
    name: "Robot",
    email,
    message: "Buy",
    website: "https://buy.example",
    startedAt: Date.now(),
  };
  const answer = await send(request, message);
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ ok: true });
  expect(await storedFor(email)).toMatchObject([{ status: "spam", spam_reasons: ["honeypot", "too fast"] }]);

  // A mail that is queued later has arrived, so one that was queued for the robot would have, too.
  const later = newAddress("later");
  await send(request, { name: "Later", email: later, message: "Hello", startedAt: Date.now() - 60_000 });
  await findMail(later, "We have your message");
  expect(await listMails(email)).toEqual([]);
});

test("the same attempt sent five times at once is stored once", async ({ request }) => {
  const email = newAddress("double");
  const message = { name: "Double", email, message: "Hello", idempotencyKey: crypto.randomUUID() };
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(request, message)));
  for (const answer of answers) expect(await answer.json()).toEqual({ ok: true });
  expect(await storedFor(email)).toHaveLength(1);

  await send(request, { ...message, message: "Other words under the same key" });
  expect(await storedFor(email)).toHaveLength(2);
});

for (const path of ["/api/contact", "/api/discovery-call", "/api/calls/any"]) {
  test(`${path} refuses other sites`, async ({ request }) => {
    for (const headers of [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
      { "Sec-Fetch-Site": "cross-site" },
    ] as Record<string, string>[]) {
      for (const body of [{ data: {} }, { form: { name: "x" } }]) {
        const answer = await request.post(path, { ...body, headers });
        expect(answer.status()).toBe(403);
        expect(await answer.json()).toHaveProperty("error");
      }
    }
  });
}

test("a flood from one address is told to wait, and other visitors are not", async ({ request }) => {
  const network = `10.1.${Date.now()}`;
  // What stands before the last address, the visitor may have made up.
  const flood = (index: number) => `198.51.100.${index}, ${network}`;
  const answers = await Promise.all(
    Array.from({ length: 33 }, (_, index) =>
      send(request, { name: "Flood", email: newAddress(`flood${index}`), message: "Hello" }, flood(index)),
    ),
  );
  const refused = answers.filter((answer) => answer.status() === 429);
  expect(refused).toHaveLength(3);
  for (const answer of refused) {
    expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
    expect(await answer.json()).toEqual({ error: failed });
  }
  const answer = await send(request, { name: "Other", email: newAddress("other"), message: "Hello" });
  expect(answer.status()).toBe(200);
});
