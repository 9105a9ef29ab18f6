import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap, unwrapPage } from "#supabase/unwrap.ts";
import { overlap } from "./week/week-of.ts";

export const callsPerPage = 30;
const mostAgainst = 500;

/**
 * A page of the calls that are not over yet or wait for an answer still, soonest first, each with what stands against
 * it.
 */
export async function readCalls(page: number) {
  const client = await openSession();
  const first = (page - 1) * callsPerPage;
  const { rows, count } = await client
    .from("discovery_calls")
    .select("id, name, email, phone, notes, time_zone, starts_at, ends_at, status, spam_reasons", {
      count: "exact",
    })
    .or(`ends_at.gte.${new Date().toISOString()},status.eq.requested`)
    .order("starts_at")
    .order("id")
    .range(first, first + callsPerPage - 1)
    .then(unwrapPage("The calls could not be read"));
  const { confirmed, blocks } = await readAgainst(rows);
  return {
    total: count,
    calls: rows.map((call) => ({
      ...call,
      conflicts: [
        ...confirmed.filter((other) => other.id !== call.id && overlap(call, other)).map(({ name }) => name),
        ...blocks.filter((block) => overlap(call, block)).map(({ reason }) => reason || "Not available"),
      ],
    })),
  };
}

export type Call = Awaited<ReturnType<typeof readCalls>>["calls"][number];

/** The confirmed calls and the blocks during the time that some calls, soonest first, take up. */
async function readAgainst(calls: { starts_at: string; ends_at: string }[]) {
  const from = calls[0]?.starts_at;
  const until = calls.at(-1)?.ends_at;
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
