import "server-only";
import { cookies } from "next/headers";
import { createClient } from "#supabase/create-client.ts";
import { unwrap } from "#supabase/unwrap.ts";

const rowsAtOnce = 500;

/**
 * All tables of the portal that the signed-in owner may read, as one JSON text that arrives row by row. Throws an Error
 * when the database cannot be reached, and breaks off when that happens on the way.
 */
export async function exportAgency(): Promise<ReadableStream<Uint8Array>> {
  const kept = (await cookies()).getAll();
  // A client lives for five seconds; the export may take longer.
  const connect = () => createClient({ getAll: () => kept, set: () => {} });
  const tables = await connect().rpc("export_tables").then(unwrap("The tables could not be read"));
  const text = write(tables, async (name, skip) => {
    return await connect()
      .rpc("export_rows", { name, skip, most: rowsAtOnce })
      .then(unwrap(`${name} could not be read`));
  });
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await text.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await text.return(undefined);
    },
  });
}

async function* write(
  tables: string[],
  readRows: (table: string, skip: number) => Promise<unknown[]>,
): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(new Date())},"tables":{`;
  for (const [index, table] of tables.entries()) {
    yield `${index > 0 ? "," : ""}\n${JSON.stringify(table)}:[`;
    for (let skip = 0; ; skip += rowsAtOnce) {
      const rows = await readRows(table, skip);
      const lines = rows.map((row) => `\n${JSON.stringify(row)}`).join(",");
      yield skip > 0 && rows.length > 0 ? `,${lines}` : lines;
      if (rows.length < rowsAtOnce) break;
    }
    yield "]";
  }
  yield "}}\n";
}
