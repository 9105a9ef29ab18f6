import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { agency, money } from "../fixtures/agency.ts";
import { readRows } from "../fixtures/database.ts";
import { findFaults, lookFor } from "../fixtures/find-faults.ts";
import { findMail, listMails, sendQueuedMails } from "../fixtures/find-mail.ts";
import { newAddress, readMail } from "../fixtures/mail.ts";
import { login, makeAccount, makeClient } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { get, post, signInCookies } from "../fixtures/session.ts";
import { submitLogin } from "../fixtures/sign-in.ts";

const password = "a long enough password";
const region = (page: Page, name: string) => page.getByRole("region", { name });

const clientsPath = "/dashboard/owner/clients";

/** A client of its own, so that no test sees another's people. */
async function addClient(name: string): Promise<string> {
  const id = crypto.randomUUID();
  await callService("POST", "/rest/v1/clients", { id, name });
  return id;
}

test("the owner adds a client, finds it, and of two who edit it the second is told", async ({
  page,
  context,
}) => {
  const name = `Elm Bakery ${Date.now().toString(36)}`;
  await login(page, accounts.owner, clientsPath);
  await page.getByRole("link", { name: "Add a client" }).click();
  await expect(page).toHaveURL(`${clientsPath}/new`);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Website").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Add the client" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "like https://example.com" })).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue(name);
  await page.getByLabel("Website").fill("bakery.example");
  await page.getByRole("button", { name: "Add the client" }).dblclick();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("Nobody belongs to this client yet.")).toBeVisible();
  expect(await readRows("clients", `select=website&name=eq.${name}`)).toEqual([
    { website: "https://bakery.example" },
  ]);

  await page.getByRole("link", { name: "Edit the client" }).click();
  await expect(page).toHaveURL(/\/edit$/);
  // Read before the other one saves.
  await expect(page.getByLabel("Name")).toHaveValue(name);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel("Name").fill(`${name} Inc.`);
  await other.getByRole("button", { name: "Save the client" }).click();
  await expect(other.getByText(/^“.*” was saved\.$/)).toBeVisible();
  await page.getByLabel("Name").fill(`${name} Ltd.`);
  await page.getByRole("button", { name: "Save the client" }).click();
  const told = page.getByRole("alert").filter({ hasText: "Someone else changed this" });
  await expect(told).toContainText(`${name} Inc.`);
  await expect(page.getByLabel("Name")).toHaveValue(`${name} Ltd.`);
  expect(await readRows("clients", `select=name&name=like.${name}*`)).toEqual([{ name: `${name} Inc.` }]);
  await page.getByRole("button", { name: "Save the client" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name} Ltd.`);

  await page.goto(clientsPath);
  await page.getByLabel("Find by name").fill(`${name} L`);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(region(page, "All clients").getByRole("listitem")).toHaveText([new RegExp(`${name} Ltd.`)]);
  await page.getByLabel("Find by name").fill("100% nobody");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("No client has “100% nobody” in its name.")).toBeVisible();
});

test("an invited person signs up with the link from the mail, sees the client, and is removed again", async ({
  page,
  browser,
}) => {
  const email = newAddress("kit");
  const name = `Invited Ltd. ${email.slice(4, 12)}`;
  await login(page, accounts.owner, `${clientsPath}/${await addClient(name)}`);
  await page.getByLabel("Invite by email").fill(email);
  await page.getByRole("button", { name: "Send the invite" }).click();
  await expect(region(page, "Open invites").getByRole("listitem")).toContainText(email);

  const mail = await findMail(email, `You are invited to follow ${name}'s projects`);
  const { pathname } = new URL(/http\S+/.exec(mail.text)?.[0] ?? "");
  const unfinished = { full_name: "Kit Marlow", email, password, invite: pathname.split("/").at(-1) ?? "" };
  const refused = await post("/api/sign-up", unfinished, { Accept: "text/html" });
  const [filled] = /<main[\s\S]*<\/main>/.exec(await refused.text()) ?? [];
  expect(refused.status).toBe(400);
  for (const words of ["accept the terms of service.", `the projects of ${name}`, 'value="Kit Marlow"'])
    expect(filled).toContain(words);
  expect(filled).not.toContain(password);

  const guest = await browser.newPage();
  await guest.goto(pathname);
  await expect(guest.getByText(`invited to follow the projects of ${name}`)).toBeVisible();
  await expect(guest.getByLabel("Email")).toHaveValue(email);
  await guest.getByLabel("Name").fill("Kit Marlow");
  await guest.getByLabel("Password").fill(password);
  await guest.getByLabel("Agree to the terms of service").check();
  await guest.getByRole("button", { name: "Sign up" }).click();
  await expect(guest).toHaveURL(/auth\/confirm/);
  await guest.goto((await readMail(email, "Confirm your email address")).link);
  await guest.getByRole("button", { name: "Confirm" }).click();
  await expect(guest).toHaveURL("/dashboard/client");
  await expect(guest.getByText(name).first()).toBeVisible();

  await page.reload();
  const person = region(page, "People").getByRole("listitem").filter({ hasText: "Kit Marlow" });
  await expect(region(page, "Open invites").getByText("No open invites.")).toBeVisible();
  await person.getByRole("button", { name: "Remove" }).click();
  const question = page.getByRole("alertdialog", { name: "Remove Kit Marlow?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(person).toBeVisible();
  await person.getByRole("button", { name: "Remove" }).click();
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(region(page, "People").getByText("Nobody belongs")).toBeVisible();
  await guest.reload();
  await expect(guest.getByText("You no longer belong to a client here")).toBeVisible();
  await guest.goto(pathname);
  await guest.close();
});

test("a link to an invite that is no longer good says why, and the owner sends or takes back invites", async ({
  page,
  browser,
}) => {
  const client = `Links ${Date.now().toString(36)}`;
  const id = await addClient(client);
  const links: Record<string, string> = {};
  const owner = { Cookie: await signInCookies(accounts.owner) };
  const invite = async (name: string) => {
    const email = newAddress(name);
    const form = { email, requestKey: crypto.randomUUID() };
    expect((await post(`/api/owner/clients/${id}/invites`, form, owner)).status).toBeLessThan(400);
    const { text } = await findMail(email, `You are invited to follow ${client}'s projects`);
    links[name] = new URL(/http\S+/.exec(text)?.[0] ?? "").pathname;
  };
  await Promise.all(["revoked", "expired", "used"].map(invite));
  await callService("PATCH", `/rest/v1/invites?email=like.expired*&client_id=eq.${id}`, {
    expires_at: "2026-01-01T00:00:00Z",
  });
  await callService("PATCH", `/rest/v1/invites?email=like.used*&client_id=eq.${id}`, {
    accepted_at: "2026-01-01T00:00:00Z",
  });
  await login(page, accounts.owner, `${clientsPath}/${id}`);
  const invites = region(page, "Open invites").getByRole("listitem");
  await expect(invites).toHaveCount(2);
  await invites.filter({ hasText: "revoked" }).getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText("The invite is withdrawn")).toBeVisible();

  const visitor = await browser.newPage();
  for (const [path, words] of [
    [links.revoked, "This invite was withdrawn."],
    [links.expired, "This invite has expired."],
    [links.used, "This invite has already been used."],
    ["/auth/invite/made-up", "This invite is unknown."],
    ["/signup?invite=made-up", "This invite is unknown."],
  ] as const) {
    await visitor.goto(path ?? "");
    await expect(visitor.getByRole("alert").filter({ hasText: words })).toBeVisible();
    await expect(visitor.getByLabel("Email")).toHaveValue("");
  }

  await expect(invites).toContainText("Expired");
  await invites.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("The invite was sent again. It is good for 14 days from today.")).toBeVisible();
  await visitor.goto(links.expired ?? "");
  await expect(visitor.getByLabel("Email")).toHaveValue(/^expired-/);
  await visitor.close();
});

test("whoever signs up without an invite is told to the owner, who links them or shuts the account", async ({
  page,
  browser,
}) => {
  const email = newAddress("alone");
  const guest = await browser.newPage();
  await guest.goto("/signup");
  await guest.getByLabel("Name").fill("Robin Lone");
  await guest.getByLabel("Email").fill(email);
  await guest.getByLabel("Password").fill(password);
  await guest.getByLabel("Agree to the terms of service").check();
  await guest.getByRole("button", { name: "Sign up" }).click();
  await expect(guest).toHaveURL(/auth\/confirm/);
  await guest.goto((await readMail(email, "Confirm your email address")).link);
  await guest.getByRole("button", { name: "Confirm" }).click();
  await expect(guest.getByText("not linked to a project yet")).toBeVisible();
  // Of those who sign up within an hour the owner hears together, at its end.
  await callService("PATCH", "/rest/v1/outbox?template=eq.unlinked-people&attempts=eq.0", {
    next_at: new Date().toISOString(),
  });
  await sendQueuedMails();
  await expect
    .poll(async () => {
      const mails = await listMails(accounts.owner.email);
      return mails.find(({ text }) => text.includes(`Robin Lone, ${email}`))?.subject;
    })
    .toMatch(/^(Robin Lone|\d+ people) signed up without an invite$/);

  const client = `Found ${email.slice(6, 14)}`;
  const clientId = await addClient(client);
  await login(page, accounts.owner, clientsPath);
  const person = region(page, "People not linked to a client")
    .getByRole("listitem")
    .filter({ hasText: email });
  await person.getByLabel("Client of Robin Lone").selectOption(client);
  await person.getByRole("button", { name: "Link" }).click();
  await expect(page.getByText("The person is linked")).toBeVisible();
  await findMail(email, `You now see ${client}'s projects`);
  await guest.reload();
  await expect(guest.getByText(client).first()).toBeVisible();

  await page.goto(`${clientsPath}/${clientId}`);
  await page.getByRole("button", { name: "Disable the account" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disable the account" }).click();
  await expect(page.getByText("The account is disabled")).toBeVisible();
  await guest.reload();
  await expect(guest).toHaveURL(/\/login/);
  await submitLogin(guest, { email, password });
  await expect(guest.locator("form").getByRole("alert")).toContainText("This account has been disabled.");
  await expect(guest).toHaveURL(/\/login/);
  await guest.close();
});

test("whoever has an account is asked before they join another company, and declines or joins", async ({
  page,
  browser,
}) => {
  const person = await makeAccount("Noor Asked");
  const [first, second] = [`Asked ${person.id.slice(0, 8)}`, `Wanted ${person.id.slice(0, 8)}`];
  const guest = await browser.newPage();
  for (const name of [first, second]) {
    await login(page, accounts.owner, `${clientsPath}/${await addClient(name)}`);
    await page.getByLabel("Invite by email").fill(person.email);
    await page.getByRole("button", { name: "Send the invite" }).click();
    await expect(page.getByText("see nothing of this client until they join")).toBeVisible();
    await expect(region(page, "People").getByText("Nobody belongs")).toBeVisible();
  }
  const mail = await findMail(person.email, `You are invited to follow ${first}'s projects`);
  expect(mail.text).toContain(`${accounts.owner.name} invites you to join`);
  expect(mail.text).toContain("Nothing changes until you join.");
  await login(guest, person, new URL(/http\S+/.exec(mail.text)?.[0] ?? "").pathname);
  const question = (name: string) => guest.locator("form").filter({ hasText: `Join ${name}?` });
  await expect(question(first)).toContainText(
    `${accounts.owner.name} invited you to follow the projects of ${first}.`,
  );
  expect(await findFaults(guest, [lookFor(0)])).toEqual([]);
  await question(first).getByRole("button", { name: "Decline" }).click();
  await expect(guest.getByText("You declined the invite. Nothing has changed.")).toBeVisible();
  await expect(question(first)).toHaveCount(0);

  const [cookies, foreign] = await Promise.all([person, accounts.dana].map(signInCookies));
  const [open] = await readRows("invites", `select=id&email=eq.${person.email}&declined_at=is.null`);
  const answer = (Cookie = "", action = "join") => post(`/api/invites/${open?.id}`, { action }, { Cookie });
  expect((await answer(foreign)).status).toBe(404);
  expect((await answer(await signInCookies(accounts.owner))).status).toBe(403);
  expect((await answer(cookies, "steal")).status).toBe(400);
  await question(second).getByRole("button", { name: "Join" }).click();
  await expect(guest.getByText("You have joined: the projects are below.")).toBeVisible();
  await expect(guest.getByRole("heading", { level: 1 }).locator("..")).toContainText(second);
  await expect(guest.getByText(first)).toHaveCount(0);
  await guest.close();

  await page.reload();
  await expect(region(page, "People").getByRole("heading", { name: "Noor Asked" })).toBeVisible();
  await page.goto(clientsPath);
  await page.getByLabel("Find by name").fill(first);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: first }).click();
  await expect(region(page, "Open invites").getByRole("listitem")).toContainText("Declined");
});

test("a client's page is its whole story, what waits first, and each thing is one click away", async ({
  page,
}) => {
  const client = await makeClient("Story");
  const { person, project } = client;
  const day = new Date(Date.now() + 86_400_000).toISOString();
  await Promise.all([
    callService("POST", "/rest/v1/contact_messages", {
      name: person.name,
      email: person.email.toUpperCase(),
      message: "Could you print menus, too?",
    }),
    callService("POST", "/rest/v1/feedback_items", {
      project_id: project.id,
      title: "The colours",
      visible: true,
    }),
    callService("POST", "/rest/v1/messages", {
      project_id: project.id,
      author_id: person.id,
      body: "We opened the second shop.",
    }),
    callService("POST", "/rest/v1/approvals", {
      project_id: project.id,
      subject_type: "change_order",
      subject_id: crypto.randomUUID(),
      decision: "approved",
      snapshot: { number: 3, title: "A page in French", price_cents: 48_000, currency: agency.currency },
      snapshot_sha256: "0".repeat(64),
      decided_by_name: person.name,
    }),
    callService("POST", "/rest/v1/discovery_calls", {
      name: person.name,
      email: person.email,
      date: day.slice(0, 10),
      start_time: "10:00",
      end_time: "10:30",
      time_zone: agency.timeZone,
      starts_at: day,
      ends_at: new Date(Date.parse(day) + 1_800_000).toISOString(),
      manage_token_hash: crypto.randomUUID(),
    }),
    callService("PATCH", `/rest/v1/projects?id=eq.${project.id}`, {
      next_step: "Send the photos",
      next_step_side: "client",
    }),
  ]);
  await login(page, accounts.owner, `${clientsPath}/${client.id}`);
  expect((await page.getByRole("heading", { level: 2 }).allTextContents()).slice(0, 2)).toEqual([
    "What waits",
    "Projects",
  ]);
  expect(await findFaults(page, [lookFor(0), lookFor(1)])).toEqual([]);
  const waiting = region(page, "What waits");
  for (const words of ["Could you print menus, too?", "Call to confirm", "The colours"])
    await expect(waiting).toContainText(words);
  await expect(region(page, "Projects")).toContainText(`${client.name}’s turn: Send the photos`);
  await expect(region(page, "Latest messages")).toContainText("We opened the second shop.");
  await expect(region(page, "Contact form and calls")).toContainText("Not answered yet");
  await expect(region(page, "Decisions")).toContainText(`Change order #3, ${money(48_000)}`);
  await expect(region(page, "Files")).toContainText("No files yet.");

  const notes = region(page, "Your notes");
  await notes.getByText("Add a note").click();
  await notes.getByLabel("Note, for you alone").fill("Pays on the first.");
  await notes.getByRole("button", { name: "Save the note" }).click();
  await expect(notes).toContainText("Pays on the first.");
  await region(page, "Projects").getByRole("link", { name: project.name }).click();
  await expect(page).toHaveURL(project.path());
  await page.goBack();
  await region(page, "Latest messages").getByRole("link", { name: person.name }).click();
  await expect(page).toHaveURL(/\/messages\?before=\d+$/);
  await expect(page.getByText("We opened the second shop.").first()).toBeVisible();
});

test("a client that is not there answers 404 to the owner, and sends others home", async () => {
  const [owner, dana] = await Promise.all([accounts.owner, accounts.dana].map(signInCookies));
  for (const id of [crypto.randomUUID(), "no-id", `${crypto.randomUUID()}/edit`]) {
    const answer = await get(`${clientsPath}/${id}`, owner);
    expect(answer.status).toBe(404);
    const [main] = /<main[\s\S]*<\/main>/.exec(await answer.text()) ?? [];
    expect(main).toContain("The requested page could not be found.");
    const home = await get(`${clientsPath}/${id}`, dana);
    expect([home.status, home.headers.get("location")]).toEqual([307, "/dashboard/client"]);
  }
});

test("a client whose work is over is archived, read by its people, and restored", async ({
  page,
  browser,
}) => {
  const client = await makeClient("Finished");
  await callService("POST", "/rest/v1/feedback_items", {
    project_id: client.project.id,
    title: "The last draft",
    visible: true,
  });
  await login(page, accounts.owner, `${clientsPath}/${client.id}/edit`);
  const archive = region(page, "Archive the client");
  await archive.getByRole("button", { name: "Archive the client" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
  await expect(archive.getByRole("alert")).toContainText("Something is waiting for their decision.");
  await archive.getByLabel("Take back what they have not decided yet").check();
  await archive.getByRole("button", { name: "Archive the client" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(client.name);
  await expect(
    page.getByText(/^This client was archived on .* Everything can be read, nothing changed\.$/),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "New project" })).toHaveCount(0);
  await expect(page.getByLabel("Invite by email")).toHaveCount(0);

  const search = `${clientsPath}?q=${encodeURIComponent(client.name)}`;
  await page.goto(search);
  await expect(page.getByText(`No client has “${client.name}” in its name.`)).toBeVisible();
  await page.getByRole("link", { name: "Archived" }).click();
  await expect(region(page, "All clients").getByRole("link", { name: client.name })).toBeVisible();
  await page.goto("/dashboard/owner/projects/new");
  await expect(page.getByLabel("Client", { exact: true }).getByText(client.name)).toHaveCount(0);

  const theirs = await browser.newContext();
  const reader = await theirs.newPage();
  await login(reader, client.person, "/dashboard/client");
  await expect(reader.getByText(/^The work together ended on /)).toBeVisible();
  await reader.goto(client.project.path());
  await expect(reader.getByText(/This project was archived on/)).toBeVisible();
  await theirs.close();

  await page.goto(`${clientsPath}/${client.id}/edit`);
  await page.getByRole("button", { name: "Restore the client" }).click();
  await expect(page.getByText(`“${client.name}” is among your clients again.`)).toBeVisible();
  await page.goto(search);
  await expect(region(page, "All clients").getByRole("link", { name: client.name })).toBeVisible();
});

test("a client is deleted while nothing belongs to it", async ({ page }) => {
  const name = `Mistaken ${Date.now().toString(36)}`;
  const id = await addClient(name);
  await login(page, accounts.owner, `${clientsPath}/${id}/edit`);
  await page.getByRole("button", { name: "Delete the client" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`“${name}” was deleted.`)).toBeVisible();
  expect(await readRows("clients", `select=id&id=eq.${id}`)).toEqual([]);
  const { id: filled } = await makeClient("Filled");
  await page.goto(`${clientsPath}/${filled}/edit`);
  await expect(page.getByRole("button", { name: "Archive the client" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete the client" })).toHaveCount(0);
});

test("a client that is there twice is joined into one, and its address leads there", async ({
  page,
  browser,
}) => {
  const [twice, kept] = [await makeClient("Twice"), await makeClient("Kept")];
  await callService("POST", "/rest/v1/client_docs", {
    client_id: twice.id,
    title: "Runbook",
    body: "What to press.",
  });
  await login(page, accounts.owner, `${clientsPath}/${twice.id}/edit`);
  const join = region(page, "Join with another client");
  await expect(join).toContainText("1 project, 1 person, and 1 page about their site");
  const press = async () => {
    await join.getByRole("button", { name: "Join the clients" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Join", exact: true }).click();
  };
  await press();
  await expect(join.getByRole("alert")).toContainText("Choose the client that stays.");
  await join.getByLabel("The client that stays").selectOption(kept.name);
  await press();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(kept.name);
  await expect(page.getByText(`“${twice.name}” is part of “${kept.name}” now.`)).toBeVisible();
  await expect(region(page, "Projects")).toContainText(twice.project.name);
  await expect(region(page, "People")).toContainText(twice.person.name);
  for (const address of ["", "/edit", "/view"]) {
    await page.goto(`${clientsPath}/${twice.id}${address}`);
    await expect(page).toHaveURL(`${clientsPath}/${kept.id}${address}`);
  }
  for (const list of ["", "&status=archived"]) {
    await page.goto(`${clientsPath}?q=${encodeURIComponent(twice.name)}${list}`);
    await expect(region(page, "All clients")).toContainText(`No client has “${twice.name}” in its name.`);
  }
  const cookies = { Cookie: await signInCookies(accounts.owner) };
  const late = (path: string, form: Record<string, string>) =>
    post(`/api/owner/clients/${twice.id}${path}`, form, cookies);
  expect((await late("", { name: "Else", website: "", time_zone: "", version: "1" })).status).toBe(409);
  expect((await late("/ending", { action: "restore" })).status).toBe(409);
  expect((await late("/ending", { action: "join", kept: kept.id })).status).toBe(200);
  expect((await late("/ending", { action: "join", kept: twice.id })).status).toBe(400);

  await page.goto("/dashboard/owner/settings/audit-log");
  const row = page.getByRole("listitem").filter({ hasText: `joined the client ${twice.name} with` });
  await expect(row).toHaveCount(1);
  await row.getByText("Details").click();
  await expect(row).toContainText(`moved the project ${twice.project.name} to ${kept.name}`);
  expect(await findFaults(page, [lookFor(0), lookFor(1)])).toEqual([]);

  const theirs = await browser.newContext();
  const reader = await theirs.newPage();
  await login(reader, twice.person, "/dashboard/client/projects");
  for (const { name } of [twice.project, kept.project])
    await expect(reader.getByRole("link", { name }).first()).toBeVisible();
  await theirs.close();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a client is joined into another", async ({ page }) => {
    const [twice, kept] = [await makeClient("Plain"), await makeClient("Plainly kept")];
    await login(page, accounts.owner, `${clientsPath}/${twice.id}/edit`);
    const press = async () => {
      await page.getByRole("button", { name: "Join the clients" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Join", exact: true }).click();
    };
    await press();
    await expect(page.getByText("Choose the client that stays.")).toBeVisible();
    await page.getByRole("link", { name: "Back without it" }).click();
    await page.getByLabel("The client that stays").selectOption(kept.name);
    await press();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(kept.name);
    await expect(page.getByText(`“${twice.name}” is part of “${kept.name}” now.`)).toBeVisible();
  });
});
