import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

const most = 100;

/** The documents of which pages leave something out since the Studio would have refused it, by their newest receipts. */
export async function readMisfits() {
  const client = await openSession();
  const told = await client
    .from("publish_events")
    .select("id, document_id, document_type, title, error, received_at")
    .eq("state", "live")
    .not("error", "is", null)
    .order("received_at", { ascending: false })
    .limit(most)
    .then(unwrap("The receipts could not be read"));
  const oldest = told.at(-1);
  if (!oldest) return { rows: [], count: 0 };
  const since = await client
    .from("publish_events")
    .select("id, document_id")
    .in("document_id", [...new Set(told.flatMap(({ document_id }) => document_id ?? []))])
    .in("state", ["working", "live", "failed"])
    .gte("received_at", oldest.received_at)
    .order("received_at", { ascending: false })
    .limit(1000)
    .then(unwrap("The receipts could not be read"));
  const newest = new Map(since.toReversed().map(({ id, document_id }) => [document_id, id]));
  const rows = told.filter(({ id, document_id }) => newest.get(document_id) === id);
  return { rows, count: rows.length };
}
