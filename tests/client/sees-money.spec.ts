import { expect, type Page, test } from "@playwright/test";
import { readRows } from "../fixtures/database.ts";
import { login, makeClient, makeColleague, makeOwner } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { post, signInCookies } from "../fixtures/session.ts";

// Who of a client sees money, as its people and the owner meet it. What may be read is in supabase/tests/sees-no-money.test.ts.

type Client = Awaited<ReturnType<typeof makeClient>>;

async function sendOrder({ project }: Client): Promise<string> {
  const id = crypto.randomUUID();
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
  await callService("POST", "/rest/v1/change_orders", {
    ...{ id, project_id: project.id, title: "A second shop", price_cents: 123_400, currency: "CAD" },
    ...{ valid_until: inAWeek.slice(0, 10), status: "sent", sent_at: new Date().toISOString() },
    expires_at: inAWeek,
  });
  return id;
}

const sections = (page: Page) => page.getByRole("navigation", { name: "Dashboard" });
const tabs = (page: Page) => page.getByRole("navigation", { name: "Project" });
const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("on a phone somebody who sees no money is offered none, reads whom to ask, and is shown it by a colleague", async ({
  page,
  browser,
}) => {
  const client = await makeClient("Money");
  const colleague = await makeColleague(client.id);
  const order = await sendOrder(client);
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page, colleague, "/dashboard/client");
  await expect(page.getByRole("region", { name: "Needs you" })).toContainText("Nothing is waiting for you.");
  await expect(page.getByRole("region", { name: "Care plan" })).toHaveCount(0);
  await expect(sections(page).getByRole("link", { name: "Billing" })).toHaveCount(0);

  const whomToAsk = `What ${client.name} pays is seen by ${client.person.name}.`;
  await page.goto("/subscription-portal");
  await expect(page.getByText(whomToAsk)).toBeVisible();
  await page.goto(client.project.path());
  await expect(tabs(page).getByRole("link", { name: "Change orders" })).toHaveCount(0);
  await page.goto(client.project.path("change-orders"));
  await expect(page.getByText(whomToAsk)).toBeVisible();
  await expect(page.getByText("A second shop")).toHaveCount(0);
  await page.goto(client.project.path(`receipts/${order}`));
  await expect(page.getByText(whomToAsk)).toBeVisible();

  const Cookie = await signInCookies(colleague);
  const decided = await post(
    `/api/projects/${client.project.id}/change-orders/${order}/decision`,
    { decision: "approved", seen: "0".repeat(64), comment: "" },
    { Cookie },
  );
  expect(decided.status).toBe(404);
  for (const [door, form] of [
    ["portal", { client: client.id }],
    ["checkout", { client: client.id, plan: "carePlan-growth", requestKey: crypto.randomUUID() }],
  ] as const)
    expect((await post(`/api/billing/${door}`, form, { Cookie })).status).toBe(403);

  const other = await browser.newPage();
  await login(other, client.person, "/dashboard/client/settings");
  const people = other.getByRole("region", { name: "Your colleagues" });
  await people.getByRole("button", { name: `Show money to ${colleague.name}` }).click();
  await expect(other.getByText("They now see what your company pays")).toBeVisible();
  await expect(row(other, colleague.name)).toContainText("Sees money");
  await page.goto("/dashboard/client");
  await expect(page.getByRole("region", { name: "Needs you" })).toContainText("A second shop");
  await expect(sections(page).getByRole("link", { name: "Billing" })).toBeVisible();
  await other.close();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the last who sees money keeps it, and is told so", async ({ page }) => {
    const client = await makeClient("Last");
    await makeColleague(client.id);
    await login(page, client.person, "/dashboard/client/settings");
    await page.getByRole("button", { name: `Hide money from ${client.person.name}` }).click();
    await expect(page.getByText("This is the last person who can decide and pay.")).toBeVisible();
    await page.getByRole("button", { name: "Show money to Second Person" }).click();
    await expect(page.getByText("They now see what your company pays")).toBeVisible();
    await page.getByRole("button", { name: `Hide money from ${client.person.name}` }).click();
    await expect(page.getByText("They no longer see what your company pays.")).toBeVisible();
    await expect(page.getByRole("button", { name: /money/ })).toHaveCount(0);
  });

  test("the owner shows, hides and invites with the tick, and removes nobody who is the last", async ({
    page,
  }) => {
    const client = await makeClient("Ticked");
    const colleague = await makeColleague(client.id);
    const path = `/dashboard/owner/clients/${client.id}`;
    await login(page, await makeOwner(), path);
    const people = page.getByRole("region", { name: "People" });
    await expect(people.getByRole("listitem").filter({ hasText: client.person.email })).toContainText(
      "Sees money",
    );
    await page.getByRole("button", { name: `Hide money from ${client.person.name}` }).click();
    await expect(page.getByText("They are the last who can decide and pay here.")).toBeVisible();
    await page.getByRole("button", { name: `Show money to ${colleague.name}` }).click();
    await expect(page.getByText("The person now sees what this client pays")).toBeVisible();

    await page.getByLabel("Invite by email").fill("third@example.com");
    await page.getByLabel("Sees money").check();
    await page.getByRole("button", { name: "Send the invite" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "third@example.com" })).toContainText(
      "Will see money",
    );
    const [invite] = await readRows("invites", `client_id=eq.${client.id}&select=sees_money`);
    expect(invite).toEqual({ sees_money: true });
  });
});

test("where nobody sees money any more the owner reads so on the overview and the client's page", async ({
  page,
}) => {
  const client = await makeClient("Unseen");
  await makeColleague(client.id);
  await callService("PATCH", `/rest/v1/users?id=eq.${client.person.id}`, {
    disabled_at: new Date().toISOString(),
  });
  await login(page, await makeOwner(), "/dashboard/owner/waiting?of=unseenMoney");
  await page.getByRole("link", { name: client.name }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/owner/clients/${client.id}`));
  await expect(page.getByText("Nobody of this client can decide about change orders or pay.")).toBeVisible();
});
