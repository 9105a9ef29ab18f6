import type { Queryable } from "./read-grants.ts";

/** A session: what its account has, what the sign-in service keeps of it, and what its token says. */
export type SessionShape = {
  hasFactor: boolean;
  mustEnrol?: boolean;
  /** Where the code was used that stands for a lost factor, if that was in another session. */
  lostElsewhere?: boolean;
  kept: { aal: "aal1" | "aal2" | null; methods: string[] };
  token: { aal: "aal1" | "aal2"; methods: string[] };
};

const password = { aal: "aal1" as const, methods: ["password"] };
const code = { aal: "aal2" as const, methods: ["totp", "password"] };
const passkey = { aal: "aal1" as const, methods: ["passkey"] };
const before = { aal: null, methods: [] };

/** Each opens nothing, whoever's it is. */
export const weakSessions = {
  "begun by a password alone": { hasFactor: true, kept: password, token: password },
  "of before there were levels": { hasFactor: true, kept: before, token: password },
  "whose token was copied before the code was given": { hasFactor: true, kept: code, token: password },
  "whose token is from before its factor was removed, beside another": {
    hasFactor: true,
    kept: password,
    token: code,
  },
  "whose token alone is of level 2": { hasFactor: true, kept: before, token: code },
  "whose token alone was begun by a passkey": { hasFactor: true, kept: password, token: passkey },
  "whose passkey its token does not name": { hasFactor: true, kept: passkey, token: password },
  "that must enrol": { hasFactor: false, mustEnrol: true, kept: password, token: password },
  "that must enrol, of before its factor was removed": {
    hasFactor: false,
    mustEnrol: true,
    kept: code,
    token: code,
  },
  "that gave the code of an app set up by whoever knows the password, after a factor was lost elsewhere": {
    hasFactor: true,
    mustEnrol: true,
    lostElsewhere: true,
    kept: code,
    token: code,
  },
} satisfies Record<string, SessionShape>;

/** Each opens what its account may see. */
export const strongSessions = {
  "that gave the code": { hasFactor: true, kept: code, token: code },
  "begun by a passkey": { hasFactor: true, kept: passkey, token: passkey },
  "that lost a factor and gave the code of another": {
    hasFactor: true,
    mustEnrol: true,
    kept: code,
    token: code,
  },
  "of an account without a factor": { hasFactor: false, kept: password, token: password },
  "of before, of an account without a factor": { hasFactor: false, kept: before, token: password },
} satisfies Record<string, SessionShape>;

type Whose = { account: string; session: string };

/** Begins the session, in a transaction; what its token says beside whose it is. */
export async function beginSession(
  transaction: Queryable,
  { hasFactor, mustEnrol = false, lostElsewhere = false, kept, token }: SessionShape,
  { account, session }: Whose,
) {
  if (hasFactor)
    await transaction.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'Telephone', 'totp', 'verified', now(), now())`,
      [account],
    );
  if (mustEnrol)
    await transaction.query(
      "insert into app.must_enrol (user_id, since, session_id) values ($1, now(), $2)",
      [account, lostElsewhere ? null : session],
    );
  await transaction.query("insert into auth.sessions (id, user_id, aal) values ($1, $2, $3)", [
    session,
    account,
    kept.aal,
  ]);
  await transaction.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     select gen_random_uuid(), $1::uuid, now(), now(), method from unnest($2::text[]) method`,
    [session, kept.methods],
  );
  return { aal: token.aal, amr: token.methods.map((method) => ({ method, timestamp: 1 })) };
}
