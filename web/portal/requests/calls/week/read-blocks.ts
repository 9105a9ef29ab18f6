import "server-only";
import { openSession } from "#supabase/open-session.ts";

export const blocksPerPage = 30;

/** A page of the times that are not over and at which the owner takes no calls, soonest first. Throws an Error when they cannot be read. */
export async function readBlocks(page: number) {
  const client = await openSession();
  const first = (page - 1) * blocksPerPage;
  const { data, count, error } = await client
    .from("availability_blocks")
    .select("id, starts_at, ends_at, reason", { count: "exact" })
    .gte("ends_at", new Date().toISOString())
    .order("starts_at")
    .order("id")
    .range(first, first + blocksPerPage - 1);
  if (error) throw new Error(`The blocked times could not be read (${error.code || "no answer"})`);
  return { blocks: data, total: count ?? data.length };
}
