import { z } from "zod";
import { ids } from "./permission-expectations.ts";
import type { Queryable } from "./read-grants.ts";

// Whether a session is strong, over all that a token may say and all that the sign-in service's rows may be.

const levels = [undefined, null, "", "aal1", "aal2", "aal3", "AAL2", "aal2 ", 2, true, {}, ["aal2"]];
export const passkey = { method: "passkey", timestamp: 1 };
const methods: unknown[] = [
  undefined,
  null,
  [],
  [{ method: "password", timestamp: 1 }],
  [passkey],
  [{ method: "password", timestamp: 2 }, passkey],
  passkey,
  "passkey",
  ["passkey"],
  [null],
  [{ method: "PASSKEY" }],
  [{ passkey: "method" }],
];
export const tokens = levels.flatMap((aal) => methods.map((amr) => ({ aal, amr })));

const factors = ["none", "unverified", "verified"] as const;
const kept = [null, "aal1", "aal2"] as const;
const both = [false, true];
/** Where a factor was lost: in the session that asks, in another, or in another while a factor of before is there. */
const losses = ["here", "elsewhere", "elsewhere, and found"] as const;
type Loss = (typeof losses)[number] | "by the duty";
export type Situation = {
  factor: (typeof factors)[number];
  aal: (typeof kept)[number];
  byPasskey: boolean;
  must: boolean;
  loss?: Loss;
};
export const situations: Situation[] = [
  ...factors.flatMap((factor) =>
    kept.flatMap((aal) =>
      both.flatMap((byPasskey) => both.map((must) => ({ factor, aal, byPasskey, must }))),
    ),
  ),
  ...[...losses, "by the duty" as const].flatMap((loss) =>
    (["none", "verified"] as const).flatMap((factor) =>
      both.map((must): Situation => ({ factor, aal: "aal2", byPasskey: true, must, loss })),
    ),
  ),
];

/** Said in other words than the database's. */
export function isStrong(
  { factor, aal, byPasskey, must, loss }: Situation,
  token: (typeof tokens)[number],
): boolean {
  if (factor !== "verified") return !must;
  if (must && loss === "elsewhere") return false;
  const isLevelTwo = token.aal === "aal2" && aal === "aal2";
  const saysPasskey = Array.isArray(token.amr) && token.amr.includes(passkey);
  return isLevelTwo || (saysPasskey && byPasskey);
}

export const session = "00000000-0000-4000-8000-00000000e001";
export const base = { sub: ids.owner, role: "authenticated", session_id: session };

const answers = z.array(
  z.object({ answer: z.object({ strong: z.boolean().nullable(), me: z.string().nullable() }) }),
);

/** What the database says of each token; both kinds of databases read the claims, each in its own way. */
export async function ask(database: Queryable, claims: unknown[]) {
  await database.query("create schema if not exists tests");
  await database.query(`
    create or replace function tests.ask(claims text) returns jsonb language plpgsql as $$
    declare
      subject text := case when claims like '{%' then claims::jsonb ->> 'sub' end;
    begin
      perform set_config('request.jwt.claims', claims, true);
      perform set_config('request.jwt.claim.sub', coalesce(subject, ''), true);
      return jsonb_build_object('strong', app.is_strong(), 'me', app.me());
    end
    $$`);
  const { rows } = await database.query(
    "select tests.ask(claims) as answer from unnest($1::text[]) with ordinality asked (claims, place) order by place",
    [claims.map((each) => (typeof each === "string" ? each : JSON.stringify(each)))],
  );
  return answers.parse(rows).map(({ answer }) => answer);
}

/** The owner in a situation; what somebody else has, and another session of the owner's, is the opposite of it. */
export async function prepare(
  database: Queryable,
  { factor, aal, byPasskey, must, loss = "here" }: Situation,
): Promise<void> {
  const other = {
    factor: factor === "verified" ? "none" : "verified",
    aal: aal === "aal2" ? "aal1" : "aal2",
  };
  await addSession(database, { id: session, of: ids.owner, aal, byPasskey });
  await addSession(database, { id: ids.owner, of: ids.owner, aal: other.aal, byPasskey: !byPasskey });
  await addSession(database, { id: ids.dana, of: ids.dana, aal: other.aal, byPasskey: !byPasskey });
  // What only begins later is not asked yet.
  await database.query(
    `insert into app.must_enrol (user_id, since, session_id, reason)
     values ($1, now() + $3::interval, $5, $6), ($2, now() + $4::interval, null, 'lost')`,
    [
      ids.owner,
      ids.dana,
      must ? "0 hours" : "1 hour",
      must ? "1 hour" : "0 hours",
      loss === "here" ? session : ids.owner,
      loss === "by the duty" ? "duty" : "lost",
    ],
  );
  await addFactor(database, ids.owner, factor, loss === "elsewhere, and found" ? "1 day" : "0 days");
  await addFactor(database, ids.dana, other.factor);
  if (loss !== "elsewhere") return;
  // Neither somebody else's factor of before nor one that was never proven is found again.
  await addFactor(database, ids.dana, "verified", "1 day");
  await addFactor(database, ids.owner, "unverified", "1 day");
}

type Session = { id: string; of: string; aal: string | null; byPasskey: boolean };

async function addSession(database: Queryable, { id, of, aal, byPasskey }: Session): Promise<void> {
  await database.query("insert into auth.sessions (id, user_id, aal) values ($1, $2, $3)", [id, of, aal]);
  await database.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values (gen_random_uuid(), $1, now(), now(), $2)`,
    [id, byPasskey ? "passkey" : "password"],
  );
}

async function addFactor(database: Queryable, of: string, status: string, age = "0 days"): Promise<void> {
  if (status === "none") return;
  await database.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', $2, now() - $3::interval, now())`,
    [of, status, age],
  );
}

const level = { aal: "aal2", amr: [passkey] };

/** Tokens that are nobody's, whatever level they say. */
export const nobodys: unknown[] = [
  "",
  "{}",
  { ...level, sub: null },
  { ...level, role: "authenticated" },
  { ...base, ...level, session_id: undefined },
  { ...base, ...level, session_id: null },
  { ...base, ...level, session_id: ids.priya },
  { ...base, ...level, session_id: ids.dana },
];
/** Those that name no session at all. */
export const unreadable: unknown[] = ["garbage", { id: session }].map((session_id) => ({
  ...base,
  ...level,
  session_id,
}));

export const isProven: Situation = { factor: "verified", aal: "aal2", byPasskey: true, must: true };

/** Each makes that something cannot be asked. */
export const damages = [
  "alter table auth.mfa_factors rename column status to renamed",
  "alter table auth.mfa_factors rename column user_id to renamed",
  "alter table auth.mfa_amr_claims rename to renamed",
  "alter table auth.sessions rename column aal to renamed",
  "do $$ begin alter table app.must_enrol rename to renamed; delete from auth.mfa_factors; end $$",
  // Whose rows a policy hides has factors all the same, and has to enrol.
  hideFrom("has_factor"),
  hideFrom("is_strong", "delete from auth.mfa_factors;"),
];

function hideFrom(name: string, more = ""): string {
  return `do $$ begin
    create role limited;
    grant usage on schema auth, app to limited;
    grant select on all tables in schema auth, app to limited;
    grant execute on all functions in schema auth, app to limited;
    alter table auth.mfa_factors enable row level security;
    alter function app.${name} owner to limited;
    ${more}
  end $$`;
}
