import { expect, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { agency, firstName } from "../fixtures/agency.ts";
import { readRows } from "../fixtures/database.ts";
import { findFaults, lookFor } from "../fixtures/find-faults.ts";
import { findMail } from "../fixtures/find-mail.ts";
import { newAddress } from "../fixtures/mail.ts";
import { login, newAddressOfVisitor } from "../fixtures/people.ts";
import { get, post, signInCookies } from "../fixtures/session.ts";

const visitor = () => ({ Origin: addresses.site, "X-Forwarded-For": newAddressOfVisitor() });

test("the owner replies to a message and reads the reply below it, and what its sender writes next is in the same thread", async ({
  page,
  request,
}) => {
  const email = newAddress("asker");
  const name = `Asker ${email.slice(6, 14)}`;
  const send = (message: string, address = email) =>
    request.post("/api/contact", { headers: visitor(), data: { name, email: address, message } });
  await send("<i>How</i> much?");

  await login(page, accounts.owner, "/dashboard/owner/messages");
  const row = page.getByRole("listitem").getByRole("link", { name });
  const message = page.getByRole("article", { name });
  await row.click();
  await expect(message).toContainText("<i>How</i> much?");
  await message.getByRole("button", { name: "Preview" }).click();
  await expect(message.getByText("Their message follows as a quote.")).toBeHidden();
  await message.getByLabel("Your reply").fill(`About a week of work.\n${firstName}`);
  await message.getByRole("button", { name: "Preview" }).click();
  const letter = `Hello Asker,\n\nAbout a week of work.\n${firstName}`;
  await expect(message.getByText("About a week of work.").filter({ visible: true }).last()).toHaveText(
    letter,
    {
      useInnerText: true,
    },
  );
  await message.getByRole("button", { name: "Send the reply" }).click();

  await expect(page.getByText("Your reply is on its way.")).toBeVisible();
  await expect(page.getByRole("article", { name })).toHaveCount(0);
  const mail = await findMail(email, `Re: your message to ${agency.agencyName}`);
  expect(mail.text).toContain(letter);
  await page.getByRole("link", { name: "Answered", exact: true }).click();
  await row.click();
  await expect(message).not.toContainText("Your reply: sent");
  const replies = message.getByRole("list", { name: `Your replies to ${name}` }).getByRole("listitem");
  await expect(replies).toHaveCount(1);
  await expect(replies.getByText("About a week of work.")).toHaveText(letter, { useInnerText: true });

  await send("Then please begin.", email.toUpperCase());
  await send("I have another address.", `other-${email}`);
  await page.getByRole("link", { name: "New", exact: true }).click();
  await row.filter({ hasText: "Then please begin." }).click();
  await expect(message).toHaveCount(2);
  await page.getByRole("link", { name: "Open on its own page" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(message).toHaveCount(2);
  await expect(message.first()).toContainText("<i>How</i> much?");
  await expect(message.first()).toContainText("About a week of work.");
  // What the page was opened for is ready to be answered.
  await message.last().getByLabel("Your reply").fill(`Hi ${name},\nMonday it is.`);
  await message.last().getByRole("button", { name: "Preview" }).click();
  expect(await findFaults(page, [lookFor(0)])).toEqual([]);
  await message.last().getByRole("button", { name: "Send the reply" }).click();
  await expect(page.getByText("Your reply is on its way.")).toBeVisible();
  await expect(message.last()).toContainText("Monday it is.");
  await expect(message.last()).not.toContainText("Hello");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a reply is previewed on a page of its own, which sends it", async ({ page, request }) => {
    const email = newAddress("plain");
    const name = `Plain ${email.slice(6, 14)}`;
    await request.post("/api/contact", { headers: visitor(), data: { name, email, message: "Hello?" } });
    const [{ id } = {}] = await readRows("contact_messages", `select=id&email=eq.${email}`);
    await login(page, accounts.owner, `/dashboard/owner/messages/${id}`);
    await page.getByLabel("Your reply").fill("Line one\nline two");
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Preview");
    await expect(page.getByText("Hello Plain,")).toHaveText(`Hello Plain,\n\nLine one\nline two`, {
      useInnerText: true,
    });
    expect(await readRows("contact_replies", `select=body&message_id=eq.${id}`)).toEqual([]);
    await page
      .getByLabel("What you wrote")
      .fill(`Line one\nline three${"\n".repeat(2000)}${"x".repeat(2900)}`);
    await page.getByRole("button", { name: "Send the reply" }).click();
    await expect(page.getByText("Your reply is on its way.")).toBeVisible();
    await expect(page.getByRole("article", { name })).toContainText("line three");
  });
});

test("a message that there is not is missing as everything else is", async () => {
  const owner = await signInCookies(accounts.owner);
  for (const id of ["00000000-0000-4000-8000-00000000ffff", "nonsense", "%27"]) {
    const answer = await get(`/dashboard/owner/messages/${id}`, owner);
    expect([answer.status, /<h1[^>]*>404</.test(await answer.text())]).toEqual([404, true]);
  }
  for (const [id, action] of [
    ["00000000-0000-4000-8000-00000000ffff", "spam"],
    ["00000000-0000-4000-8000-0000000000b1", "nonsense"],
  ] as const)
    expect((await post(`/api/owner/messages/${id}`, { action }, { Cookie: owner })).status).toBe(400);
  const dana = await get("/dashboard/owner/messages/nonsense", await signInCookies(accounts.dana));
  expect([dana.status, dana.headers.get("location")]).toEqual([307, "/dashboard/client"]);
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
  const row = page.getByRole("list", { name: "Messages" }).getByRole("link", { name });
  await row.click();
  const message = page.getByRole("article", { name });
  await message.getByText("Add a note").click();
  await message.getByLabel("Note, for you alone").fill("Met at the fair\n<b>call</b> on Monday");
  await message.getByRole("button", { name: "Save the note" }).dblclick();
  await expect(message.getByText("<b>call</b> on Monday")).toHaveCount(1);
  await message.getByRole("button", { name: "Remove this note" }).click();
  await expect(message.getByText("Met at the fair")).toHaveCount(0);

  await message.getByText("Add as a client").click();
  await message.getByLabel("Client name").fill(`${name} Ltd`);
  await message.getByRole("button", { name: "Add and invite" }).click();
  await expect(message).toContainText(`client: ${name} Ltd`);
  await expect(message.getByText("Add as a client")).toHaveCount(0);
  await request.post("/api/contact", {
    headers,
    data: { name, email: email.toUpperCase(), message: "And shops?" },
  });
  await page.reload();
  await row.first().click();
  const thread = page.getByRole("article", { name });
  await expect(thread).toHaveCount(2);
  await expect(page.getByText("Add as a client")).toHaveCount(0);
  await thread
    .last()
    .getByRole("link", { name: `${name} Ltd` })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name} Ltd`);
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
  await page.getByRole("listitem").getByRole("link", { name }).click();
  await expect(message).toContainText("Suspected spam: filled in a hidden field");
  await page.getByRole("region", { name }).getByRole("button", { name: "Not spam" }).click();
  await expect(page.getByRole("listitem").getByRole("link", { name })).toHaveCount(0);
  await page.getByRole("link", { name: "New", exact: true }).click();
  await expect(page.getByRole("listitem").getByRole("link", { name })).toBeVisible();
  await findMail(email, "Your message has arrived");
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

const listSeparator = (1.5).toLocaleString(agency.locale).includes(",") ? ";" : ",";

test("the owner takes all messages away as a table, and no cell of it is a formula", async ({ request }) => {
  const email = newAddress("formula");
  const headers = visitor();
  const data = { name: '=cmd("x")', email, phone: "+12895550109", message: 'Two\nlines, "quoted"' };
  await request.post("/api/contact", { headers, data });

  const owner = await signInCookies(accounts.owner);
  const list = await (await get("/dashboard/owner/messages", owner)).text();
  expect(list).toContain('<a href="/api/owner/messages.csv">Download all (CSV)</a>');
  const bytes = Buffer.from(await (await get("/api/owner/messages.csv", owner)).arrayBuffer());
  // Excel takes a file with this mark for UTF-8. Nobody sees the one that keeps a text from being a formula or a number.
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const row = ['"\u200b=cmd(""x"")"', email, "\u200b+12895550109", '"Two\nlines, ""quoted"""', ""];
  expect(bytes.toString()).toContain(row.join(listSeparator));
});
