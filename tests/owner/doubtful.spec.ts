import { expect, type Page, test } from "@playwright/test";
import { honeypotName } from "schemas/requests/suspect-spam.ts";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { readRows } from "../fixtures/database.ts";
import { findMail, listMails } from "../fixtures/find-mail.ts";
import { newAddress } from "../fixtures/mail.ts";
import { login, newAddressOfVisitor } from "../fixtures/people.ts";
import { post, signInCookies } from "../fixtures/session.ts";

/** Sends what a browser filled the trap of. */
async function send(path: "contact" | "discovery-call", name: string): Promise<string> {
  const email = newAddress("doubtful");
  const answer = await fetch(`${addresses.site}/api/${path}`, {
    method: "POST",
    headers: {
      Origin: addresses.site,
      "Content-Type": "application/json",
      "X-Forwarded-For": newAddressOfVisitor(),
    },
    body: JSON.stringify({
      name,
      email,
      message: "Do you have time?",
      // A day that is over would be refused, and one that is not would be in the list of calls.
      date: "2033-04-05",
      startTime: "10:00",
      [honeypotName]: "https://mine.example",
    }),
  });
  expect(answer.status).toBe(200);
  return email;
}

const newName = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`;

const stored = async (table: "contact_messages" | "discovery_calls", email: string) =>
  (await readRows(table, `email=eq.${encodeURIComponent(email)}&select=id,status,is_doubtful,listed_at`))[0];

async function takesOut(page: Page): Promise<void> {
  const list = page.getByRole("list", { name: "What may be spam" });
  const takeOut = async (form: Parameters<typeof send>[0], name: string) => {
    const email = await send(form, name);
    // Looked at once: other tests send what may be spam, too, and the overview shows the newest.
    await page.goto("/dashboard/owner");
    await expect(page.getByText(/may be spam, or somebody who needs you\./)).toBeVisible();
    await expect(list).toContainText(name);
    // Neither is told of.
    expect(await listMails(email)).toEqual([]);
    await list.getByRole("button", { name: `Not spam: ${name}` }).click();
    await expect(list.getByText(name)).toHaveCount(0);
    return email;
  };

  const [writer, caller] = [newName("Wanda"), newName("Calle")];
  const message = await takeOut("contact", writer);
  // Nor does a call stand among those that may take place.
  const doubtful = newName("Calle");
  await send("discovery-call", doubtful);
  await page.goto("/dashboard/owner/calls");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("article", { name: doubtful })).toHaveCount(0);
  const call = await takeOut("discovery-call", caller);

  await findMail(message, "Your message has arrived");
  await findMail(call, "Your request for a discovery call");
  await findMail(accounts.owner.email, `New message from ${writer}`);
  await findMail(accounts.owner.email, `${caller} asks for a call`);
  expect(await stored("contact_messages", message)).toMatchObject({ status: "new", is_doubtful: false });
  expect(await stored("discovery_calls", call)).toMatchObject({ status: "requested", is_doubtful: false });
}

test("the overview names what may be spam, and one press on “not spam” does all that was left out", async ({
  page,
}) => {
  await login(page, accounts.owner, "/dashboard/owner");
  await takesOut(page);
});

test("the list of doubtful calls is one of its own, where a call is no spam or spam", async ({ page }) => {
  const [kept, filed] = [newName("Kept"), newName("Filed")];
  await send("discovery-call", kept);
  const email = await send("discovery-call", filed);
  await login(page, accounts.owner, "/dashboard/owner/calls");
  await page.getByRole("link", { name: "Suspected spam" }).click();
  const call = (name: string) => page.getByRole("article", { name });
  await expect(call(kept)).toContainText("Suspected spam: filled in a hidden field");
  await expect(call(kept).getByRole("button", { name: "Confirm" })).toHaveCount(0);
  await call(filed).getByRole("button", { name: "Mark as spam" }).click();
  await expect(call(filed)).toHaveCount(0);
  await call(kept).getByRole("button", { name: "Not spam" }).click();
  await expect(call(kept)).toHaveCount(0);
  expect(await stored("discovery_calls", email)).toMatchObject({ status: "spam", is_doubtful: false });
});

test("what is only fetched ahead is not seen; a list that is opened is", async ({ page }) => {
  const name = newName("Unseen");
  const email = await send("contact", name);
  await login(page, accounts.owner, "/dashboard/owner/messages");
  const link = page.getByRole("link", { name: "Suspected spam" });
  // As Next asks for what a link leads to, and as a browser does by itself.
  const ways: Record<string, string>[] = [
    { RSC: "1", "Sec-Fetch-Dest": "empty" },
    { "Sec-Fetch-Dest": "document", "Sec-Purpose": "prefetch" },
  ];
  for (const headers of ways) {
    const answer = await page.request.get("/dashboard/owner/messages?status=doubtful", { headers });
    expect(await answer.text()).toContain(name);
  }
  expect(await stored("contact_messages", email)).toMatchObject({ listed_at: null });
  await link.click();
  await expect.poll(async () => Object(await stored("contact_messages", email)).listed_at).not.toBeNull();

  const cookies = await signInCookies(accounts.dana);
  expect((await post("/api/owner/doubtful", { ids: crypto.randomUUID() }, { Cookie: cookies })).status).toBe(
    403,
  );
  const owner = await signInCookies(accounts.owner);
  for (const ids of ["", "x", `${crypto.randomUUID()},`, crypto.randomUUID().repeat(200)])
    expect((await post("/api/owner/doubtful", { ids }, { Cookie: owner })).status, ids).toBe(400);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the overview's buttons work, and a list that is opened is seen", async ({ page }) => {
    await login(page, accounts.owner, "/dashboard/owner");
    await takesOut(page);
    const email = await send("discovery-call", newName("Plain"));
    expect(await stored("discovery_calls", email)).toMatchObject({ listed_at: null });
    await page.goto("/dashboard/owner/calls?status=doubtful");
    expect(await stored("discovery_calls", email)).toMatchObject({ listed_at: expect.any(String) });
  });
});
