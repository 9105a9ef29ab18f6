import "server-only";
import type { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "schemas/generated/database.ts";
import { z } from "zod";
import { unwrapPage } from "#supabase/unwrap.ts";

const pageSize = 20;
const pages = z.array(z.object({ path: z.string(), is: z.string() })).catch([]);

/** One page of the publishes that this client may read, newest first. Throws an Error when they cannot be read. */
export async function readPublishes(
  database: Pick<PostgrestClient<Database>, "from">,
  { page = 1, documentId }: { page?: number; documentId?: string } = {},
) {
  const from = (page - 1) * pageSize;
  const query = database
    .from("publish_events")
    .select(
      "id, state, revision, operation, document_id, document_type, title, pages, seconds, error, deliveries, published_at, received_at",
      { count: "exact" },
    )
    .order("received_at", { ascending: false })
    .order("id")
    .range(from, from + pageSize - 1);
  const { rows, count } = await (documentId ? query.eq("document_id", documentId) : query).then(
    unwrapPage("The publishes could not be read"),
  );
  return {
    publishes: rows.map((row) => ({ ...row, pages: pages.parse(row.pages) })),
    pageCount: Math.max(1, Math.ceil(count / pageSize)),
  };
}
