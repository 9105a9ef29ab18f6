import { expect, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { readRows } from "../fixtures/database.ts";
import { findMail } from "../fixtures/find-mail.ts";
import { newAddress } from "../fixtures/mail.ts";
import { login, newAddressOfVisitor } from "../fixtures/people.ts";
import { get, signInCookies } from "../fixtures/session.ts";

const visitor = () => ({ Origin: addresses.site, "X-Forwarded-For": newAddressOfVisitor() });

test("the owner replies to a message and finds it among the answered ones", async ({ page, request }) => {
  const email = newAddress("asker");
  const name = `Asker ${email.slice(6, 14)}`;
  const headers = visitor();
  await request.post("/api/contact", { headers, data: { name, email, message: "<i>How</i> much?" } });

  await login(page, accounts.owner, "/dashboard/owner/messages");
  const message = page.getByRole("article", { name });
  await expect(message).toContainText("<i>How</i> much?");
  await message.getByText("Reply", { exact: true }).click();
  await message.getByLabel("Your reply").fill("About a week of work.");
  await message.getByRole("button", { name: "Send the reply" }).click();

  await expect(page.getByText("Done.")).toBeVisible();
  await expect(page.getByRole("article", { name })).toHaveCount(0);
  expect((await findMail(email, "Re: your message to Corner Pocket")).text).toContain(
    "About a week of work.",
  );
  await page.getByRole("link", { name: "Answered" }).click();
  await expect(page.getByRole("article", { name })).toContainText("Your reply: sent");
});

test("the owner notes something about a message and makes a client of its sender", async ({
  page,
  request,
}) => {
  const email = newAddress("prospect");
  const name = `Prospect ${email.slice(9, 17)}`;
  const headers = visitor();
  await request.post("/api/contact", { headers, data: { name, email, message: "Do you host, too?" } });

  await login(page, accounts.owner, "/dashboard/owner");
  const card = page.getByRole("region", { name: /^Messages to answer/ });
  await card.getByRole("link", { name: "All messages" }).click();
  const message = page.getByRole("article", { name });
  await message.getByText("Add a note").click();
  await message.getByLabel("Note, for you alone").fill("Met at the fair\n<b>call</b> on Monday");
  await message.getByRole("button", { name: "Save the note" }).dblclick();
  await expect(message.getByText("<b>call</b> on Monday")).toHaveCount(1);
  await message.getByRole("button", { name: "Remove this note" }).click();
  await expect(message.getByText("Met at the fair")).toHaveCount(0);

  await message.getByText("Make a client").click();
  await message.getByLabel("The client's name").fill(`${name} Ltd`);
  await message.getByRole("button", { name: "Add and invite" }).click();
  await expect(message).toContainText(`client: ${name} Ltd`);
  await expect(message.getByText("Make a client")).toHaveCount(0);
  const clients = await readRows(
    "invites",
    `email=eq.${encodeURIComponent(email)}&select=accepted_at,clients(name)`,
  );
  expect(clients).toEqual([{ accepted_at: null, clients: { name: `${name} Ltd` } }]);
});

test("the owner takes a message out of quarantine, and only then is it announced", async ({
  page,
  request,
}) => {
  const email = newAddress("suspect");
  const name = `Suspect ${email.slice(8, 16)}`;
  const headers = visitor();
  const data = { name, email, message: "Hello", website: "https://filled.example" };
  await request.post("/api/contact", { headers, data });

  await login(page, accounts.owner, "/dashboard/owner/messages");
  await page.getByRole("link", { name: "Suspected spam" }).click();
  const message = page.getByRole("article", { name });
  await expect(message).toContainText("suspected: honeypot");
  await message.getByRole("button", { name: "This is not spam" }).click();
  await expect(page.getByRole("article", { name })).toHaveCount(0);
  await page.getByRole("link", { name: "New", exact: true }).click();
  await expect(page.getByRole("article", { name })).toContainText("Confirmation");
  await findMail(email, "We have your message");
});

test("a client neither sees nor changes messages", async ({ request }) => {
  const headers = { Origin: addresses.site, Cookie: await signInCookies(accounts.dana) };
  const list = await get("/dashboard/owner/messages", headers.Cookie);
  expect([list.status, list.headers.get("location")]).toEqual([307, "/dashboard/client"]);
  const answer = await request.post("/api/owner/messages/00000000-0000-4000-8000-0000000000b1", {
    form: { action: "spam" },
    headers,
  });
  expect(answer.status()).toBe(403);
  expect((await get("/api/owner/messages.csv", headers.Cookie)).status).toBe(403);
});

test("the owner takes all messages away as a table, and no cell of it is a formula", async ({ request }) => {
  const email = newAddress("formula");
  const headers = visitor();
  const data = { name: '=cmd("x")', email, message: 'Two\nlines, "quoted"' };
  await request.post("/api/contact", { headers, data });

  const owner = await signInCookies(accounts.owner);
  const list = await (await get("/dashboard/owner/messages", owner)).text();
  expect(list).toContain('<a href="/api/owner/messages.csv">All as CSV</a>');
  const table = await (await get("/api/owner/messages.csv", owner)).text();
  expect(table).toContain(`"'=cmd(""x"")","${email}","","Two\nlines, ""quoted""","`);
});
