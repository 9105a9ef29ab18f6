import { expect, type Page, test } from "@playwright/test";
import { linkTo } from "schemas/find-portal-kind.ts";
import type { WaitingKind } from "schemas/portal-kinds.ts";
import { accounts } from "../../bin/stack/test-settings.ts";
import { agency } from "../fixtures/agency.ts";
import { login, makeClient } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

type Client = Awaited<ReturnType<typeof makeClient>>;
type Waits = { kind: WaitingKind; side: "agency" | "client"; id: string; words?: string };

/** One of everything that can wait with a client, on each side that it can wait on. */
async function fill({ id: client_id, person, project }: Client): Promise<Waits[]> {
  const id = () => crypto.randomUUID();
  const [order, asked, answered, step, contact, call] = [id(), id(), id(), id(), id(), id()];
  const [late, second] = [`sub_${id()}`, `sub_${id()}`];
  const word = `waits${id().slice(0, 8)}`;
  const project_id = project.id;
  const subscription = {
    client_id,
    price_id: "price_care_essential",
    amount_cents: 8900,
    currency: "cad",
    current_period_end: inDays(9),
    cancel_at_period_end: false,
    reading: 1,
    created_at: inDays(-9),
  };
  const rows: Record<string, object[]> = {
    change_orders: [
      {
        id: order,
        project_id,
        title: `Order ${word}`,
        price_cents: 100,
        currency: agency.currency,
        valid_until: "2050-01-01",
        status: "sent",
        sent_at: inDays(-1),
        expires_at: "2050-01-02T00:00:00Z",
      },
    ],
    feedback_items: [
      { id: asked, project_id, title: "The colours", visible: true },
      { id: answered, project_id, title: "The letters", visible: true, status: "changes_requested" },
    ],
    milestones: [{ id: step, project_id, title: "Sign-off", due_on: inDays(-3).slice(0, 10) }],
    contact_messages: [{ id: contact, name: person.name, email: person.email, message: `Words ${word}` }],
    discovery_calls: [
      {
        id: call,
        name: person.name,
        email: person.email,
        date: inDays(1).slice(0, 10),
        start_time: "10:00",
        end_time: "10:30",
        time_zone: agency.timeZone,
        starts_at: inDays(1),
        ends_at: inDays(1.02),
        manage_token_hash: id(),
      },
    ],
    endorsements: [{ project_id }],
    messages: [{ project_id, author_id: person.id, body: "We opened the second shop." }],
    subscriptions: [
      { ...subscription, id: late, status: "past_due" },
      { ...subscription, id: second, status: "active" },
    ],
    second_subscriptions: [{ subscription_id: second, client_id, currency: "cad" }],
  };
  for (const [table, values] of Object.entries(rows))
    for (const value of values) await callService("POST", `/rest/v1/${table}`, value);
  await callService("PATCH", `/rest/v1/projects?id=eq.${project_id}`, {
    next_step: `Photos ${word}`,
    next_step_side: "client",
  });
  return [
    { kind: "contact_message", side: "agency", id: contact, words: word },
    { kind: "discovery_call", side: "agency", id: call },
    { kind: "message", side: "agency", id: project_id },
    { kind: "feedback_item", side: "agency", id: answered },
    { kind: "milestone", side: "agency", id: step },
    { kind: "second_subscription", side: "agency", id: second },
    { kind: "subscription", side: "client", id: late },
    { kind: "change_order", side: "client", id: order, words: word },
    { kind: "feedback_item", side: "client", id: asked },
    { kind: "project", side: "client", id: project_id, words: word },
    { kind: "endorsement", side: "client", id: project_id },
  ];
}

const linksIn = async (page: Page, region: string) =>
  (
    await page
      .getByRole("region", { name: region })
      .getByRole("listitem")
      .evaluateAll((items) => items.map((item) => item.querySelector("a")?.getAttribute("href") ?? ""))
  ).sort();

test("a client's page, their dashboard, the owner's look at it and search lead to the same things that wait", async ({
  page,
}) => {
  const client = await makeClient("Waits");
  const waiting = await fill(client);
  const linksOf = (items: Waits[], role: "owner" | "client") =>
    items
      .map(({ kind, id }) => linkTo(kind, role, { id, project_id: client.project.id, client_id: client.id }))
      .sort();
  const forClient = waiting.filter(({ side }) => side === "client");

  await login(page, accounts.owner, `/dashboard/owner/clients/${client.id}`);
  await expect(page.getByRole("region", { name: "What waits" }).getByRole("listitem")).toHaveCount(11);
  expect(await linksIn(page, "What waits")).toEqual(linksOf(waiting, "owner"));

  await page.goto(`/dashboard/owner/clients/${client.id}/view`);
  const looked = page.getByRole("region", { name: "Needs you" }).getByRole("listitem");
  await expect(looked).toHaveCount(forClient.length);

  const [{ words = "" } = {}] = waiting;
  await page.goto(`/dashboard/owner/search?q=${words}`);
  for (const link of linksOf(
    waiting.filter((item) => item.words),
    "owner",
  ))
    await expect(page.locator(`main a[href="${link}"]`)).toBeVisible();

  await page.context().clearCookies();
  await login(page, client.person, "/dashboard/client");
  await expect(page.getByRole("region", { name: "Needs you" }).getByRole("listitem")).toHaveCount(
    forClient.length,
  );
  expect(await linksIn(page, "Needs you")).toEqual(linksOf(forClient, "client"));
});
