import { expect, type Page, test } from "@playwright/test";
import { honeypotName } from "schemas/requests/suspect-spam.ts";
import { accounts } from "../../bin/stack/test-settings.ts";
import { readRows } from "../fixtures/database.ts";
import { findMail } from "../fixtures/find-mail.ts";
import { holdRequest } from "../fixtures/hold-request.ts";
import { newAddress } from "../fixtures/mail.ts";
import { wake } from "../fixtures/wake.ts";

const sent = "Your message has been sent successfully. We'll get back to you soon!";
const failed = "Failed to send message. Please try again later.";
const message = "Could you look at our booking page?\n<b>Second</b> line 😀";

async function fillIn(page: Page, { name = "Ada Lovelace", email = "ada@example.com" } = {}) {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Phone (optional)").fill("289 555 0199");
  await page.getByLabel("Message").fill(message);
}

const notice = (page: Page) =>
  page.locator("form[method=post]").locator("[role=status]:visible, [role=alert]:visible");

const storedFor = (email: string) =>
  readRows(
    "contact_messages",
    `email=eq.${encodeURIComponent(email)}&select=name,message,status,spam_reasons`,
  );

test("a visitor sends a message, sees it on its way and an empty form afterwards; it is stored, told to the owner and confirmed", async ({
  page,
}) => {
  const email = newAddress("visitor");
  const name = `Ada ${email.slice(8, 16)}`;
  // Whoever sends a form within two seconds of opening it is taken for a program.
  await page.clock.setFixedTime(Date.now() - 60_000);
  await page.goto("/contact");
  await fillIn(page, { name, email });
  const button = page.locator("form[method=post]").getByRole("button");
  await expect(button).toHaveText("Send message");

  const posted = page.waitForRequest("**/api/contact");
  await holdRequest(page, "/api/contact", async () => {
    await button.click();
    await expect(button).toHaveText("Sending...");
    await expect(button).toBeDisabled();
  });
  expect((await posted).postDataJSON()).toEqual({ name, email, phone: "289 555 0199", message });
  expect(await (await posted).allHeaders()).toMatchObject({
    "idempotency-key": expect.stringMatching(/^[0-9a-f-]{36}$/),
    "form-opened-at": expect.stringMatching(/^\d{13}$/),
  });

  await expect(page.getByText(sent)).toBeVisible();
  await expect(page.getByText(sent).locator("xpath=ancestor-or-self::*[@role='status']")).toHaveCount(1);
  await expect(button).toBeEnabled();
  for (const label of ["Name", "Email", "Phone (optional)", "Message"])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue("");

  expect(await storedFor(email)).toEqual([{ name, message, status: "new", spam_reasons: [] }]);
  const told = await findMail(accounts.owner.email, `New message from ${name}`);
  expect(told.headers["reply-to"]).toBe(`${name} <${email}>`);
  // Ticket systems drop what says that a program sent it.
  expect(told.headers["auto-submitted"]).toBeUndefined();
  expect(told.text).toContain("<b>Second</b> line 😀");
  expect(told.html).toContain("&lt;b&gt;Second&lt;/b&gt;");
  const confirmation = await findMail(email, "Your message has arrived");
  expect(confirmation.text).not.toContain("Could you look at our booking page?");
  expect(confirmation.headers["auto-submitted"]).toBe("auto-generated");
});

test("a message that cannot be sent stays in the form, and trying again clears the red text", async ({
  page,
}) => {
  await page.goto("/contact");
  await fillIn(page);
  await wake(page);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Send message" }).click();

  await expect(page.getByRole("alert").filter({ hasText: failed })).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue(message);

  await page.context().setOffline(false);
  await holdRequest(page, "/api/contact", async () => {
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText(failed)).toHaveCount(0);
  });
  await expect(page.getByText(sent)).toBeVisible();
});

test("the browser itself asks for name, email and message, and for no phone", async ({ page }) => {
  await page.goto("/contact");
  const isValid = (label: string) =>
    page
      .getByLabel(label, { exact: true })
      .evaluate((field: HTMLInputElement | HTMLTextAreaElement) => field.checkValidity());
  for (const label of ["Name", "Email", "Message"]) expect(await isValid(label), label).toBe(false);
  expect(await isValid("Phone (optional)")).toBe(true);
  await page.getByLabel("Email", { exact: true }).fill("ada@");
  expect(await isValid("Email")).toBe(false);

  let requests = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/contact")) requests += 1;
  });
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByLabel("Name")).toBeFocused();
  expect(requests).toBe(0);
  await expect(notice(page)).toHaveCount(0);
});

test("the message has four rows and grows between its limits", async ({ page }) => {
  await page.goto("/contact");
  const message = page.getByLabel("Message");
  await expect(message).toHaveAttribute("rows", "4");
  const height = async () => (await message.boundingBox())?.height ?? 0;
  const empty = await height();
  await message.fill("line\n".repeat(8));
  const grown = await height();
  await message.fill("line\n".repeat(200));
  expect(grown).toBeGreaterThan(empty);
  expect(await height()).toBeLessThanOrEqual(24 * 16);
});

test("the page offers a direct email, a review and the way home", async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get In Touch");
  await expect(main.getByRole("link", { name: /^Email/ })).toHaveAttribute("href", /^mailto:hello@/);
  await expect(main.getByRole("link", { name: /review/ })).toHaveAttribute("href", /^https:/);
  await expect(main.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
});

test("the magic 8-ball answers with proverbs and their references, by mouse and by keyboard", async ({
  page,
}) => {
  await page.goto("/contact");
  const ball = page.getByRole("button", { name: "Ask the magic 8-ball" });
  const answer = page.getByRole("status").filter({ has: page.locator("figure") });
  await ball.click();
  await expect(answer.locator("blockquote:visible")).not.toBeEmpty();
  await expect(answer.locator("figcaption:visible")).toHaveText(/^\p{Lu}.* \d+:\d+/u);
  await expect(page.locator("html")).not.toHaveAttribute("data-scripts");

  const seen = new Set<string>();
  for (let press = 0; press < 12; press += 1) {
    await ball.press("Enter");
    seen.add((await answer.locator("blockquote:visible").textContent()) ?? "");
  }
  expect(seen.size, "different proverbs").toBeGreaterThan(3);
});

test("what only programs fill in is neither seen nor reached", async ({ page }) => {
  await page.goto("/contact");
  const trap = page.locator(`input[name=${honeypotName}]`);
  await expect(trap).toHaveAttribute("tabindex", "-1");
  // What browsers, 1Password, LastPass, Bitwarden, Proton Pass and Dashlane read; each leaves read-only fields alone, too.
  const said = {
    autocomplete: "off",
    "data-1p-ignore": "true",
    "data-lpignore": "true",
    "data-bwignore": "true",
  };
  for (const [name, value] of Object.entries({
    ...said,
    "data-protonpass-ignore": "true",
    "data-form-type": "other",
    readonly: "",
  }))
    await expect(trap).toHaveAttribute(name, value);
  await expect(page.getByRole("textbox", { name: /Leave this empty/, includeHidden: true })).toHaveCount(1);
  expect(await page.locator("form[method=post]").ariaSnapshot()).not.toContain("Leave this empty");
  expect(await page.locator("[inert]").filter({ has: trap }).count()).toBe(1);
  const box = await trap.locator("..").boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor sends a message and reads that it was sent; it is stored and the owner told all the same", async ({
    page,
  }) => {
    const email = newAddress("plain");
    await page.goto("/contact");
    await expect(page.getByText(sent)).toBeHidden();
    await fillIn(page, { name: "Plain", email });
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL(/\/contact#sent$/);
    await expect(page.getByText(sent)).toBeVisible();
    await expect(page.getByText(failed)).toBeHidden();
    expect(await storedFor(email)).toMatchObject([{ name: "Plain", status: "new" }]);
    await findMail(accounts.owner.email, "New message from Plain");
  });

  test("a failure is said at its address, and the ball answers on a page of its own", async ({ page }) => {
    await page.goto("/contact#failed");
    await expect(page.getByText(failed)).toBeVisible();
    await page.getByRole("button", { name: "Ask the magic 8-ball" }).click();
    await expect(page.locator("body")).toContainText(/\d+:\d+/);
  });
});
