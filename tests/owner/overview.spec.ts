import { expect, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { readRows } from "../fixtures/database.ts";
import { findMail } from "../fixtures/find-mail.ts";
import { newAddress } from "../fixtures/mail.ts";
import { login, makeAccount, makeClient, newAddressOfVisitor } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { post, signInCookies } from "../fixtures/session.ts";

/** A name that holds an address would wait as spam. */
const nameOf = (email: string) => email.replace("@example.com", "");

const visitor = () => ({ Origin: addresses.site, "X-Forwarded-For": newAddressOfVisitor() });

test("a message is answered from the overview in two clicks", async ({ page, request }) => {
  const email = newAddress("quick");
  const name = nameOf(email);
  await request.post("/api/contact", {
    headers: visitor(),
    data: { name, email, message: "Are you there?" },
  });
  // The overview shows those that wait longest.
  await callService("PATCH", `/rest/v1/contact_messages?email=eq.${email}`, {
    created_at: new Date(Date.UTC(2000, 0, 1) + (Date.now() % 1e9)).toISOString(),
  });
  await login(page, accounts.owner, "/dashboard/owner");
  const row = page
    .getByRole("region", { name: "Messages to answer" })
    .getByRole("listitem")
    .filter({ hasText: name });
  await row.getByText("Reply", { exact: true }).click();
  await row.getByLabel("Your reply").fill("We are.");
  await row.getByRole("button", { name: "Send the reply" }).click();
  await expect(page).toHaveURL("/dashboard/owner");
  await expect(row).toHaveCount(0);
  await findMail(email, "Re: your message to Corner Pocket");
});

test("the overview confirms a call with one click", async ({ page, request }) => {
  const email = newAddress("soon");
  const day = new Date(Date.UTC(2050, 0, 1) + (Date.now() % 3_000) * 86_400_000).toISOString().slice(0, 10);
  const data = { name: nameOf(email), email, phone: "", date: day, startTime: "10:00", notes: "" };
  await request.post("/api/discovery-call", { headers: visitor(), data });
  // The overview shows the soonest ones.
  const start = Date.UTC(2001, 0, 1) + (Date.now() % 1e7) * 1000;
  await callService("PATCH", `/rest/v1/discovery_calls?email=eq.${email}`, {
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + 1_800_000).toISOString(),
  });
  await login(page, accounts.owner, "/dashboard/owner");
  await page.getByRole("button", { name: `Confirm: ${nameOf(email)}` }).click();
  await expect(page.getByText("The call is confirmed.")).toBeVisible();
  await findMail(email, "Your discovery call is confirmed");
});

test("the overview names who belongs to no client, reminds a client of a decision once a day, and says what does not wait", async ({
  page,
}) => {
  const [stranger, client] = await Promise.all([makeAccount("Uma Unlinked"), makeClient()]);
  const order = {
    id: crypto.randomUUID(),
    project_id: client.project.id,
    title: `Gift cards ${client.name}`,
    price_cents: 125_000,
    currency: "CAD",
    valid_until: "2050-01-01",
    status: "sent",
    // The overview shows what has waited longest.
    sent_at: new Date(Date.UTC(2000, 0, 1) + (Date.now() % 1e9)).toISOString(),
    expires_at: "2050-01-02T00:00:00Z",
  };
  await callService("POST", "/rest/v1/change_orders", order);
  await callService("DELETE", `/rest/v1/notifications?project_id=eq.${client.project.id}`);

  await login(page, accounts.owner, "/dashboard/owner");
  await expect(page.getByRole("region", { name: "Signed up, without a client" })).toContainText(
    stranger.email,
  );
  await expect(page.getByText(/^Nothing else is waiting: /)).toBeVisible();
  const waiting = page.getByRole("region", { name: "Waiting for clients" });
  const row = waiting.getByRole("listitem").filter({ hasText: order.title });
  await expect(row).toContainText(`${client.project.name}: change order #1, $1,250.00`);
  await row.getByRole("button", { name: "Remind" }).click();
  await expect(page.getByText("The client has been reminded")).toBeVisible();
  await expect(row).toContainText("Reminded just now");
  await expect(row.getByRole("button")).toHaveCount(0);

  const told = await readRows("notifications", `select=user_id,kind&project_id=eq.${client.project.id}`);
  expect(told).toEqual([{ user_id: client.person.id, kind: "change_order" }]);
  const remind = async (who: typeof accounts.owner) =>
    post("/api/owner/reminders", { subject: order.id }, { Cookie: await signInCookies(who) });
  const again = await remind(accounts.owner);
  expect([again.status, await again.text()]).toEqual([400, expect.stringContaining("less than a day ago")]);
  expect((await remind(accounts.dana)).status).toBe(403);
});
