import "server-only";
import { cache } from "react";
import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTimeZone } from "#sanity/time-zone.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap, unwrapPage } from "#supabase/unwrap.ts";

// What each card of the overview asks for: the first rows, and how many there are in all. Asked once per request, by the card
// and by the line that says what does not wait.

const shown = 5;
const recent = 7 * 86_400_000;

export const readCallsToConfirm = cache(async () => {
  const client = await openSession();
  return await client
    .from("discovery_calls")
    .select("id, name, starts_at, time_zone", { count: "exact" })
    .eq("status", "requested")
    .order("starts_at")
    .limit(shown)
    .then(unwrapPage("The calls could not be read"));
});

export async function readClientDecisions(now: Date) {
  const client = await openSession();
  return await client
    .from("approvals")
    .select(
      "id, decision, subject_type, subject_id, snapshot, decided_by_name, decided_at, projects!inner (id, name)",
      { count: "exact" },
    )
    .gte("decided_at", new Date(now.getTime() - recent).toISOString())
    .order("decided_at", { ascending: false })
    .limit(shown)
    .then(unwrapPage("The decisions could not be read"));
}

/** What clients have not decided yet. */
export const readWaitingDecisions = cache(async () => {
  const client = await openSession();
  const rows = await client
    .rpc("list_waiting_decisions", { most: shown })
    .then(unwrap("The decisions that wait could not be read"));
  return { rows: rows.map((row) => ({ id: row.subject_id, ...row })), count: rows[0]?.total ?? 0 };
});

/** Who signed up and belongs to no client. Disabled accounts, which come last, wait for nothing. */
export const readUnlinkedPeople = cache(async () => {
  const client = await openSession();
  const people = await client
    .rpc("list_unlinked_people", { skip: 0, most: shown })
    .then(unwrap("The people could not be read"));
  const rows = people.filter(({ disabled_at }) => disabled_at === null);
  return { rows, count: rows.length < people.length ? rows.length : (people[0]?.total ?? 0) };
});

export const readClientReplies = cache(async () => {
  const client = await openSession();
  return await client
    .from("notifications")
    .select("id, project_id, title, events, updated_at, projects (name)", { count: "exact" })
    .eq("kind", "message")
    .is("read_at", null)
    .order("updated_at")
    .limit(shown)
    .then(unwrapPage("The messages in projects could not be read"));
});

export const readFailedMails = cache(async () => {
  const client = await openSession();
  return await client
    .from("outbox")
    .select("id, recipient, template, attempts, sent_at, failed_at, last_error, created_at", {
      count: "exact",
    })
    .is("sent_at", null)
    .not("last_error", "is", null)
    .order("created_at")
    .limit(shown)
    .then(unwrapPage("The outbox could not be read"));
});

export const readOverdueMilestones = cache(async () => {
  const { formatDate } = await getFormats();
  const client = await openSession();
  const { rows, count } = await client
    .from("milestones")
    .select("id, title, due_on, projects!inner (id, name, archived_at)", { count: "exact" })
    .is("done_at", null)
    .lt("due_on", dateInTimeZone(new Date(), await getTimeZone()))
    .is("projects.archived_at", null)
    .order("due_on")
    .limit(shown)
    .then(unwrapPage("The milestones could not be read"));
  return { rows: rows.map(({ due_on, ...row }) => ({ ...row, due: formatDate(due_on ?? "") })), count };
});

export const readRequestedChanges = cache(async () => {
  const client = await openSession();
  return await client
    .from("feedback_items")
    .select("id, title, projects!inner (id, name, archived_at)", { count: "exact" })
    .eq("status", "changes_requested")
    .is("projects.archived_at", null)
    .order("created_at")
    .limit(shown)
    .then(unwrapPage("The feedback could not be read"));
});

export const readUnansweredMessages = cache(async () => {
  const client = await openSession();
  return await client
    .from("contact_messages")
    .select("id, name, message, created_at", { count: "exact" })
    .eq("status", "new")
    .order("created_at")
    .limit(shown)
    .then(unwrapPage("The messages could not be read"));
});

/** The care plans that clients paid although they had one, the longest waiting first. */
export const readPaidTwice = cache(async () => {
  const client = await openSession();
  const { rows, count } = await client
    .from("second_subscriptions")
    .select("subscription_id, client_id, clients (name), subscriptions!inner (amount_cents, currency)", {
      count: "exact",
    })
    .is("settled_at", null)
    .order("created_at")
    .limit(shown)
    .then(unwrapPage("The plans that were paid twice could not be read"));
  return { rows: rows.map((row) => ({ id: row.subscription_id, ...row })), count };
});

export const readUnpaidPlans = cache(async () => {
  const client = await openSession();
  return await client
    .from("subscriptions")
    .select("id, client_id, status, amount_cents, currency, cancel_at_period_end, clients (name)", {
      count: "exact",
    })
    .in("status", ["past_due", "unpaid"])
    .order("updated_at")
    .limit(shown)
    .then(unwrapPage("The care plans could not be read"));
});
