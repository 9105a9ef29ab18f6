import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";
import type { Waiting } from "./overview-card.tsx";

const shown = 5;

type Call = { id: string; name: string; starts_at: string; time_zone: string };

export async function readCallsToConfirm(): Promise<Waiting<Call>> {
  const client = await openSession();
  return await client
    .from("discovery_calls")
    .select("id, name, starts_at, time_zone", { count: "exact" })
    .eq("status", "requested")
    .order("starts_at")
    .limit(shown)
    .then(unwrapPage("The calls could not be read"));
}
