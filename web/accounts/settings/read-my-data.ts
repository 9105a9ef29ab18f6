import "server-only";
import { readSessionUser } from "#session/session-user.ts";
import { connectAgain } from "#supabase/connect-again.ts";
import { rowsAtOnce, streamRows } from "#supabase/stream-rows.ts";
import { unwrap } from "#supabase/unwrap.ts";

/**
 * Everything that is kept about the signed-in user, as one JSON text that arrives while it is read, or null when nobody is signed in.
 * Throws an Error when the database cannot be reached, and breaks off when that happens on the way.
 */
export async function readMyData(): Promise<ReadableStream<Uint8Array> | null> {
  const connect = await connectAgain();
  const user = await readSessionUser(connect());
  if (!user) return null;
  const read = unwrap("The data of a user could not be read");
  const [parts, [account]] = await Promise.all([
    connect().rpc("my_data_parts").then(read),
    connect().rpc("my_data", { part: "account", skip: 0, most: 1 }).then(read),
  ]);
  const names = parts.filter((part) => part !== "account");
  return streamRows({
    before: `{"exported_at":${JSON.stringify(new Date())},\n"account":${JSON.stringify(account)},`,
    names,
    after: "}\n",
    read: async (part, skip) => await connect().rpc("my_data", { part, skip, most: rowsAtOnce }).then(read),
  });
}
