import "server-only";
import { cookies } from "next/headers";
import { createClient } from "#supabase/create-client.ts";

/** How many rows a page has. */
export const rowsAtOnce = 500;

type Client = ReturnType<typeof createClient>;

/** Asks for a page of what has a name. */
type ReadRows = (client: Client, name: string, skip: number) => Promise<unknown[]>;

/** The signed-in user's client, made anew for each question: one lives for five seconds, and an export may take longer. */
export async function connectAgain(): Promise<() => Client> {
  const kept = (await cookies()).getAll();
  return () => createClient({ getAll: () => kept, set: () => {} });
}

/**
 * A JSON object that arrives while it is read: `before`, then each name with its rows, then `after`. What cannot be read on the way
 * breaks it off, so that whoever got it cannot take it for whole.
 */
export function streamRows(
  { before, names, after }: { before: string; names: string[]; after: string },
  connect: () => Client,
  readRows: ReadRows,
): ReadableStream<Uint8Array> {
  const text = write();
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

  async function* write(): AsyncGenerator<string, undefined> {
    yield before;
    for (const [index, name] of names.entries()) {
      yield `${index > 0 ? "," : ""}\n${JSON.stringify(name)}:[`;
      for (let skip = 0; ; skip += rowsAtOnce) {
        const rows = await readRows(connect(), name, skip);
        const lines = rows.map((row) => `\n${JSON.stringify(row)}`).join(",");
        yield skip > 0 && rows.length > 0 ? `,${lines}` : lines;
        if (rows.length < rowsAtOnce) break;
      }
      yield "]";
    }
    yield after;
  }
}
