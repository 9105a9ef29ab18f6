import type { Queryable } from "./read-grants.ts";

/** Somebody who asks: the id of the account, or null for whoever is not signed in. */
export type Asker = string | null;

/** Within a transaction: from here on every statement is that person's, as the API would ask it. */
export async function actAs(transaction: Queryable, id: Asker): Promise<void> {
  await transaction.query("reset role");
  // A session's id is the person's; hosted Supabase reads the claims as a whole, the embedded one each by itself.
  await transaction.query(
    "insert into auth.sessions (id, user_id) select $1::uuid, $1::uuid where $1 is not null on conflict do nothing",
    [id],
  );
  const role = id === null ? "anon" : "authenticated";
  await transaction.query(
    `select set_config('request.jwt.claims', jsonb_build_object(
         'sub', $1::text, 'role', $2::text, 'session_id', $1::text
       )::text, true),
       set_config('request.jwt.claim.sub', coalesce($1, ''), true),
       set_config('request.jwt.claim.role', $2::text, true)`,
    [id, role],
  );
  await transaction.query(`set local role ${role}`);
}
