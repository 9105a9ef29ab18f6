import "server-only";
import { minutesOf } from "schemas/requests/call-time.ts";
import { submittedText } from "schemas/requests/submitted-fields.ts";
import { z } from "zod";
import { getTimeZone } from "#site/time-zone.ts";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap, unwrapPage } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { ownerDid, ownerRefused } from "#ui/saved-form/owner-outcome.ts";
import { callTime } from "./call-time.ts";
import { overlap } from "./week-of.ts";

export const callsPerPage = 30;
const mostAgainst = 500;

const columns =
  "id, name, email, phone, notes, time_zone, starts_at, ends_at, status, is_doubtful, spam_reasons, created_at, source_path, referrer_host, campaign";

/**
 * A page of the calls that are not over yet or wait for an answer still, soonest first, or of those that may be spam, newest
 * first; each with what stands against it.
 */
export async function readCalls({ isDoubtful, page }: { isDoubtful: boolean; page: number }) {
  const client = await openSession();
  const first = (page - 1) * callsPerPage;
  const calls = client
    .from("discovery_calls")
    .select(columns, { count: "exact" })
    .eq("is_doubtful", isDoubtful);
  const chosen = isDoubtful
    ? calls.order("created_at", { ascending: false })
    : calls.or(`ends_at.gte.${new Date().toISOString()},status.eq.requested`).order("starts_at");
  const { rows, count } = await chosen
    .order("id")
    .range(first, first + callsPerPage - 1)
    .then(unwrapPage("The calls could not be read"));
  return { total: count, calls: await findConflicts(rows) };
}

/** One call, however long ago it was; none where there is no such id. */
export async function readCall(id: string) {
  if (!z.uuid().safeParse(id).success) return { total: 0, calls: [] };
  const client = await openSession();
  const rows = await client
    .from("discovery_calls")
    .select(columns)
    .eq("id", id)
    .then(unwrap("The call could not be read"));
  return { total: rows.length, calls: await findConflicts(rows) };
}

/** The calls that were asked for with an address, however it was typed. */
export async function readCallsOf(address: string) {
  const client = await openSession();
  const read = unwrap("The calls could not be read");
  const ids = await client.rpc("calls_of_sender", { address }).then(read);
  if (ids.length === 0) return [];
  const rows = await client.from("discovery_calls").select(columns).in("id", ids).then(read);
  return findConflicts(rows);
}

type TimeOfCall = { id: string; starts_at: string; ends_at: string };

async function findConflicts<Row extends TimeOfCall>(
  rows: Row[],
): Promise<(Row & { conflicts: string[] })[]> {
  const { confirmed, blocks } = await readAgainst(rows);
  const { notAvailable } = (await getTexts()).calls;
  return rows.map((call) => ({
    ...call,
    conflicts: [
      ...confirmed.filter((other) => other.id !== call.id && overlap(call, other)).map(({ name }) => name),
      ...blocks.filter((block) => overlap(call, block)).map(({ reason }) => reason || notAvailable),
    ],
  }));
}

export type Call = Awaited<ReturnType<typeof readCalls>>["calls"][number];

/** The confirmed calls and the blocks during the time that some calls, soonest first, take up. */
async function readAgainst(calls: { starts_at: string; ends_at: string }[]) {
  const from = calls.map(({ starts_at }) => starts_at).sort()[0];
  const until = calls
    .map(({ ends_at }) => ends_at)
    .sort()
    .at(-1);
  if (!from || !until) return { confirmed: [], blocks: [] };
  const client = await openSession();
  const read = unwrap("The calls could not be read");
  const [confirmed, blocks] = await Promise.all([
    client
      .from("discovery_calls")
      .select("id, name, starts_at, ends_at")
      .eq("status", "confirmed")
      .gt("ends_at", from)
      .lt("starts_at", until)
      .limit(mostAgainst)
      .then(read),
    client
      .from("availability_blocks")
      .select("starts_at, ends_at, reason")
      .gt("ends_at", from)
      .lt("starts_at", until)
      .limit(mostAgainst)
      .then(read),
  ]);
  return { confirmed, blocks };
}

const decision = z.discriminatedUnion("action", [
  z.object({ action: z.enum(["confirm", "decline", "cancel", "quarantine", "release"]) }),
  z.object({
    action: z.literal("propose"),
    date: z.iso.date(),
    startTime: submittedText(5).refine((time) => minutesOf(time) !== null),
  }),
]);

export async function decideCall(call_id: string, values: unknown): Promise<FormOutcome> {
  const asked = decision.safeParse(values);
  if (!asked.success || !z.uuid().safeParse(call_id).success) return ownerRefused("refused");
  const client = await openWritableSession();
  const data = await (asked.data.action === "propose"
    ? client.rpc("propose_discovery_call", {
        call_id,
        new_time: callTime(asked.data, await getTimeZone()),
      })
    : client.rpc("decide_discovery_call", { call_id, decision: asked.data.action })
  ).then(unwrap("The call could not be changed"));
  return data === "taken" || data === "closed" ? ownerRefused(data) : ownerDid(asked.data.action);
}
