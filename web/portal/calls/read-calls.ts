import "server-only";
import { openSession } from "#supabase/open-session.ts";

const most = 200;

/**
 * The calls that are not over yet, soonest first, each with what stands against it; suspected spam comes by itself.
 * Throws an Error when they cannot be read.
 */
export async function readCalls() {
  const client = await openSession();
  const now = new Date().toISOString();
  const [calls, blocks] = await Promise.all([
    client
      .from("discovery_calls")
      .select("id, name, email, phone, notes, time_zone, starts_at, ends_at, status, spam_reasons")
      .gte("ends_at", now)
      .order("starts_at")
      .limit(most),
    client.from("availability_blocks").select("starts_at, ends_at, reason").gte("ends_at", now).limit(most),
  ]);
  const error = calls.error ?? blocks.error;
  if (error) throw new Error(`The calls could not be read (${error.code || "no answer"})`);
  const confirmed = (calls.data ?? []).filter(({ status }) => status === "confirmed");
  return (calls.data ?? []).map((call) => ({
    ...call,
    conflicts: [
      ...confirmed.filter((other) => other.id !== call.id && overlap(call, other)).map(({ name }) => name),
      ...(blocks.data ?? [])
        .filter((block) => overlap(call, block))
        .map(({ reason }) => reason || "Not available"),
    ],
  }));
}

type Span = { starts_at: string; ends_at: string };

function overlap(one: Span, other: Span): boolean {
  return (
    Date.parse(one.starts_at) < Date.parse(other.ends_at) &&
    Date.parse(other.starts_at) < Date.parse(one.ends_at)
  );
}
