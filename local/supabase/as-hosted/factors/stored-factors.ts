import type { PGlite } from "@supabase/lite/pglite";
import { z } from "zod";

type Database = Pick<PGlite, "query">;

const factor = z.object({
  id: z.string(),
  friendly_name: z.string().nullable(),
  factor_type: z.string(),
  status: z.enum(["unverified", "verified"]),
  created_at: z.string(),
  updated_at: z.string(),
  last_challenged_at: z.string().nullable(),
});

const columns = "id, friendly_name, factor_type, status, created_at, updated_at, last_challenged_at";

/** The factors of an account, in the order in which they came, as hosted Supabase tells of them: never with their secret. */
export async function listFactors(database: Database, userId: string) {
  const { rows } = await database.query(
    `select ${columns} from auth.mfa_factors where user_id = $1 order by created_at, id`,
    [userId],
  );
  return z.array(factor).parse(rows);
}

/** Removes a factor. What it had raised to level 2 falls to level 1 at its next renewal, and in the database at once. */
export async function removeFactor(database: PGlite, userId: string, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query("delete from auth.mfa_factors where id = $1 and user_id = $2", [id, userId]);
    await transaction.query(
      `delete from auth.mfa_amr_claims claim using auth.sessions session
       where session.id = claim.session_id and session.factor_id = $1 and claim.authentication_method = 'totp'`,
      [id],
    );
    await transaction.query("update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1", [
      id,
    ]);
  });
}
