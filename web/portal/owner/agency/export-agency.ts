import "server-only";
import { connectAgain } from "#supabase/connect-again.ts";
import { rowsAtOnce, streamRows } from "#supabase/stream-rows.ts";
import { unwrap } from "#supabase/unwrap.ts";

/**
 * All tables of the portal that the signed-in owner may read, as one JSON text that arrives row by row, once the audit log says so.
 * Throws an Error when the database cannot be reached, and breaks off when that happens on the way.
 */
export async function exportAgency(): Promise<ReadableStream<Uint8Array>> {
  const connect = await connectAgain();
  await connect()
    .rpc("record_export", { of_what: "everything" })
    .then(unwrap("The export could not be noted"));
  const names = await connect().rpc("export_tables").then(unwrap("The tables could not be read"));
  return streamRows({
    before: `{"exported_at":${JSON.stringify(new Date())},"tables":{`,
    names,
    after: "}}\n",
    read: async (name, skip) =>
      await connect()
        .rpc("export_rows", { name, skip, most: rowsAtOnce })
        .then(unwrap(`${name} could not be read`)),
  });
}
