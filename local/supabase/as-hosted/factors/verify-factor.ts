import { randomBytes, randomUUID } from "node:crypto";
import type { PGlite } from "@supabase/lite/pglite";
import { z } from "zod";
import { refuse } from "../bridge-sign-in.ts";
import { findStep } from "./codes.ts";

/** For how many seconds a challenge can be met. */
export const challengeSeconds = 300;

type Attempt = {
  userId: string;
  sessionId: string;
  factorId: string;
  challengeId: string;
  code: string;
  from: string;
};

const found = z.object({
  secret: z.string(),
  is_expired: z.boolean(),
  is_used: z.boolean(),
  is_from_here: z.boolean(),
  last_step: z.coerce.number().nullable(),
});

/**
 * Raises a session to level 2 when the code is right: it proves a new factor, uses up the challenge, ends the account's weaker sessions and removes
 * what was begun and never proven. The step of the code is kept in `otp_code`, where hosted Supabase keeps what it mailed to
 * a telephone: no step at or before it counts again. Answers how it is refused, or a token that renews the raised session.
 */
export async function verifyFactor(
  database: PGlite,
  { userId, sessionId, factorId, challengeId, code, from }: Attempt,
): Promise<{ refused: Response } | { refused?: never; token: string }> {
  return database.transaction(async (transaction) => {
    const ask = transaction.query.bind(transaction);
    // Nobody else verifies this factor meanwhile.
    await ask("select 1 from auth.mfa_factors where id = $1 for update", [factorId]);
    const { rows } = await ask(
      `select factor.secret, challenge.verified_at is not null as is_used, host(challenge.ip_address) = $4 as is_from_here,
         challenge.created_at + make_interval(secs => $5) < clock_timestamp() as is_expired,
         (select max(otp_code::bigint) from auth.mfa_challenges where factor_id = factor.id) as last_step
       from auth.mfa_challenges challenge join auth.mfa_factors factor on factor.id = challenge.factor_id
       where challenge.id = $1 and factor.id = $2 and factor.user_id = $3`,
      [challengeId, factorId, userId, from, challengeSeconds],
    );
    if (rows.length === 0)
      return no("mfa_factor_not_found", "MFA factor with the provided challenge ID not found");
    const challenge = found.parse(rows[0]);
    if (challenge.is_used || !challenge.is_from_here)
      return no("mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch.");
    if (challenge.is_expired) {
      await ask("delete from auth.mfa_challenges where id = $1", [challengeId]);
      return no(
        "mfa_challenge_expired",
        `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
      );
    }
    const step = findStep(code, challenge.secret);
    if (step === null || step <= (challenge.last_step ?? 0))
      return no("mfa_verification_failed", "Invalid TOTP code entered");

    await ask(
      "update auth.mfa_challenges set verified_at = clock_timestamp(), otp_code = $2::bigint::text where id = $1",
      [challengeId, step],
    );
    await ask(
      "update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1 and status = 'unverified'",
      [factorId],
    );
    await ask(
      `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
       values ($1, $2, clock_timestamp(), clock_timestamp(), 'totp')
       on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
      [randomUUID(), sessionId],
    );
    await ask("update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1", [sessionId, factorId]);
    await ask("delete from auth.sessions where user_id = $1 and aal::text is distinct from 'aal2'", [userId]);
    await ask(
      "delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and factor_type = 'totp'",
      [userId],
    );
    // Whoever copied what renewed the weaker session renews nothing with it any more.
    await ask("delete from auth.refresh_tokens where session_id = $1", [sessionId]);
    const token = randomBytes(16).toString("base64url");
    await ask("insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, $2, $3, $4)", [
      randomUUID(),
      token,
      userId,
      sessionId,
    ]);
    return { token };
  });
}

function no(code: string, message: string) {
  return { refused: refuse(422, code, message) };
}
