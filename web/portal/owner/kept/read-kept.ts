import "server-only";
import { asIntervals } from "schemas/retention.ts";
import { readPeriods } from "#privacy/read-periods.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

export const daysAhead = 30;

/** How long each thing is kept, how much goes within the next days, and what went on the last day that anything did. */
export async function readKept() {
  const [periods, session] = await Promise.all([readPeriods(), openSession()]);
  const at = new Date(Date.now() + daysAhead * 86_400_000).toISOString();
  const [due, runs] = await Promise.all([
    session
      .rpc("count_expired", { periods: asIntervals(periods), at })
      .then(unwrap("What goes could not be counted")),
    session
      .from("retention_runs")
      .select("last_at")
      .order("day", { ascending: false })
      .limit(1)
      .then(unwrap("The last run could not be read")),
  ]);
  return {
    lastAt: runs[0]?.last_at ?? null,
    rules: periods.map((period) => ({
      ...period,
      due: due.filter(({ rule }) => rule === period.rule).reduce((sum, { total }) => sum + total, 0),
    })),
  };
}
