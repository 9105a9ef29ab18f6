import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { momentsOfDay, overlap } from "./week-of.ts";

const most = 300;

/** The calls that may take place and the blocked times of some days, day by day. */
export async function readWeek(days: string[], timeZone: string) {
  const spans = days.map((date) => ({ date, ...momentsOfDay(date, timeZone) }));
  const from = spans[0]?.starts_at ?? "";
  const until = spans.at(-1)?.ends_at ?? "";
  const client = await openSession();
  const read = unwrap("The week could not be read");
  const [calls, blocks] = await Promise.all([
    client
      .from("discovery_calls")
      .select("id, name, starts_at, ends_at, status")
      .in("status", ["requested", "proposed", "confirmed"])
      .gt("ends_at", from)
      .lt("starts_at", until)
      .order("starts_at")
      .limit(most)
      .then(read),
    client
      .from("availability_blocks")
      .select("id, reason, starts_at, ends_at")
      .gt("ends_at", from)
      .lt("starts_at", until)
      .order("starts_at")
      .limit(most)
      .then(read),
  ]);
  return spans.map((day) => ({
    ...day,
    calls: calls.filter((call) => overlap(call, day)),
    blocks: blocks.filter((block) => overlap(block, day)),
  }));
}
