import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { overlap } from "./overlap.ts";
import { momentsOfDay } from "./week-of.ts";

const most = 300;

/** The calls that may take place and the blocked times of some days, day by day. Throws an Error when they cannot be read. */
export async function readWeek(days: string[], timeZone: string) {
  const spans = days.map((date) => ({ date, ...momentsOfDay(date, timeZone) }));
  const from = spans[0]?.starts_at ?? "";
  const until = spans.at(-1)?.ends_at ?? "";
  const client = await openSession();
  const [calls, blocks] = await Promise.all([
    client
      .from("discovery_calls")
      .select("id, name, starts_at, ends_at, status")
      .in("status", ["requested", "proposed", "confirmed"])
      .gt("ends_at", from)
      .lt("starts_at", until)
      .order("starts_at")
      .limit(most),
    client
      .from("availability_blocks")
      .select("id, reason, starts_at, ends_at")
      .gt("ends_at", from)
      .lt("starts_at", until)
      .order("starts_at")
      .limit(most),
  ]);
  const error = calls.error ?? blocks.error;
  if (error) throw new Error(`The week could not be read (${error.code || "no answer"})`);
  return spans.map((day) => ({
    ...day,
    calls: (calls.data ?? []).filter((call) => overlap(call, day)),
    blocks: (blocks.data ?? []).filter((block) => overlap(block, day)),
  }));
}
