import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";

export const blocksPerPage = 30;

/** A page of the times that are not over and at which the owner takes no calls, soonest first. */
export async function readBlocks(page: number) {
  const client = await openSession();
  const first = (page - 1) * blocksPerPage;
  const { rows, count } = await client
    .from("availability_blocks")
    .select("id, starts_at, ends_at, reason", { count: "exact" })
    .gte("ends_at", new Date().toISOString())
    .order("starts_at")
    .order("id")
    .range(first, first + blocksPerPage - 1)
    .then(unwrapPage("The blocked times could not be read"));
  return { blocks: rows, total: count };
}
