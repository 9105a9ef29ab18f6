import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import {
  ask,
  base,
  damages,
  isProven,
  isStrong,
  nobodys,
  passkey,
  prepare,
  situations,
  tokens,
} from "./ask-strength.ts";
import { type Database, openEmbedded, openPostgres } from "./open-in-vain.ts";
import { ids } from "./permission-expectations.ts";
import { withPostgres } from "./postgres-server.ts";
import type { Queryable } from "./read-grants.ts";

// The expectations of what is strong are only worth something if each condition is needed: one at a time is dropped, turned or
// widened, and each time some session must be answered otherwise.

type Mutation = { function: string; from: string; to: string };

const of = (name: string, ...changes: [from: string, to: string][]): Mutation[] =>
  changes.map(([from, to]) => ({ function: name, from, to }));

const mutations: Mutation[] = [
  ...of(
    "app.is_strong()",
    ["if account is null then return false; end if;", ""],
    ["if not app.has_factor(account) then", "if app.has_factor(account) then"],
    ["if not app.has_factor(account) then", "if true then"],
    ["if not app.has_factor(account) then", "if false then"],
    ["is null or not exists", "is null or exists"],
    ["is null or not exists", "is not null or not exists"],
    ["who.user_id = account and who.since <= now()", "who.since <= now()"],
    ["who.user_id = account and who.since <= now()", "who.user_id = account"],
    ["who.user_id = account and who.since <= now()", "who.user_id = account and who.since > now()"],
    ["who.user_id = account and who.since <= now()", "false"],
    ["session.id = (auth.jwt() ->> 'session_id')::uuid and", ""],
    ["and session.user_id = account", ""],
    ["(auth.jwt() ->> 'aal' = 'aal2' and session.aal::text = 'aal2')", "true"],
    ["(auth.jwt() ->> 'aal' = 'aal2' and session.aal::text = 'aal2')", "false"],
    ["auth.jwt() ->> 'aal' = 'aal2' and", ""],
    ["auth.jwt() ->> 'aal' = 'aal2' and", "auth.jwt() ->> 'aal' = 'aal2' or"],
    ["auth.jwt() ->> 'aal' = 'aal2' and", "auth.jwt() ->> 'aal' <> 'aal2' and"],
    ["auth.jwt() ->> 'aal' = 'aal2' and", "auth.jwt() ->> 'aal' >= 'aal2' and"],
    ["auth.jwt() ->> 'aal' = 'aal2' and", "lower(auth.jwt() ->> 'aal') = 'aal2' and"],
    ["auth.jwt() ->> 'aal' = 'aal2' and", "auth.jwt() ? 'aal' and"],
    ["and session.aal::text = 'aal2'", ""],
    ["and session.aal::text = 'aal2'", "and session.aal is not null"],
    ["and session.aal::text = 'aal2'", "and session.aal::text <> 'aal2'"],
    [`(auth.jwt() -> 'amr') @> '[{"method": "passkey"}]' and exists`, "exists"],
    [`(auth.jwt() -> 'amr') @> '[{"method": "passkey"}]' and exists`, `auth.jwt() ? 'amr' and exists`],
    [`(auth.jwt() -> 'amr') @> '[{"method": "passkey"}]' and exists`, "false and exists"],
    [`(auth.jwt() -> 'amr') @>`, `jsonb_build_array(auth.jwt() -> 'amr') @>`],
    ["claim.session_id = session.id and", ""],
    ["and claim.authentication_method = 'passkey'", ""],
    ["and claim.authentication_method = 'passkey'", "and claim.authentication_method <> 'passkey'"],
    ["and claim.authentication_method = 'passkey'", "and false"],
    ["if app.is_lost_elsewhere(account) then return false; end if;", ""],
    [
      "if app.is_lost_elsewhere(account) then return false",
      "if not app.is_lost_elsewhere(account) then return false",
    ],
    ["return false;\nend", "return true;\nend"],
    ["SET row_security TO 'off'", ""],
  ),
  ...of(
    "app.is_lost_elsewhere(uuid)",
    ["lost.user_id = account and", ""],
    ["and lost.reason = 'lost'", ""],
    ["is distinct from", "is not distinct from"],
    ["and lost.session_id is distinct from (auth.jwt() ->> 'session_id')::uuid", ""],
    ["and not exists", "and exists"],
    ["factor.user_id = account and", ""],
    ["and factor.status::text = 'verified'", ""],
    ["and factor.created_at < lost.since", ""],
    ["and factor.created_at < lost.since", "and factor.created_at >= lost.since"],
  ),
  ...of(
    "app.has_factor(uuid)",
    ["is null then return false", "is not null then return false"],
    ["factor.user_id = account and", ""],
    ["factor.user_id = account and", "factor.user_id <> account and"],
    ["and factor.status::text = 'verified'", ""],
    ["and factor.status::text = 'verified'", "and factor.status::text = 'unverified'"],
  ),
  ...of(
    "app.me()",
    ["if not app.is_strong() then return null; end if;", ""],
    ["if not app.is_strong() then", "if app.is_strong() then"],
    ["return app.signed_in_as()", "return auth.uid()"],
  ),
  ...of(
    "app.signed_in_as()",
    ["session.user_id = account.id", "true"],
    ["account.id = auth.uid() and", ""],
    ["and account.disabled_at is null", ""],
    ["and session.id = (auth.jwt() ->> 'session_id')::uuid", ""],
    ["and session.created_at > now() - interval '60 days'", ""],
    [
      "and coalesce(session.refreshed_at at time zone 'utc', session.created_at) > now() - interval '14 days'",
      "",
    ],
  ),
];

/** Whose session is over, or whose account is closed, whatever it proved. */
const endings = [
  `update public.users set disabled_at = now() where id = '${ids.owner}'`,
  "update auth.sessions set created_at = now() - interval '61 days', refreshed_at = now() at time zone 'utc'",
  "update auth.sessions set created_at = now() - interval '15 days', refreshed_at = null",
];

const proven = { ...base, aal: "aal2", amr: [passkey] };

/** Whether any session is answered otherwise than it should be, after a change of the functions. */
async function isNoticed(database: Database, change: (transaction: Queryable) => Promise<unknown>) {
  const answerAfter = (situation: (typeof situations)[number], claims: unknown[], more = "select 1") =>
    database.inVain(async (transaction) => {
      await change(transaction);
      await prepare(transaction, situation);
      await transaction.query(more);
      // Whoever the change lets fail is answered otherwise too.
      return ask(transaction, claims).catch(() => claims.map(() => undefined));
    });
  const isOther = (answer: { strong: boolean | null; me: string | null } | undefined, expected: boolean) =>
    answer?.strong !== expected || answer.me !== (expected ? ids.owner : null);

  for (const situation of situations) {
    const found = await answerAfter(
      situation,
      tokens.map((token) => ({ ...base, ...token })),
    );
    if (tokens.some((token, place) => isOther(found[place], isStrong(situation, token)))) return true;
  }
  const atLevelTwo = "update auth.sessions set aal = 'aal2'";
  for (const must of [true, false])
    for (const damage of damages) {
      const [answer] = await answerAfter({ ...isProven, must }, [{ ...base, amr: [passkey] }], damage);
      if (isOther(answer, false)) return true;
    }
  for (const factor of ["verified", "none"] as const)
    for (const answer of await answerAfter({ ...isProven, factor, must: false }, nobodys, atLevelTwo))
      if (answer?.me !== null || (factor === "verified" && answer.strong)) return true;
  for (const ending of endings) {
    const [answer] = await answerAfter(isProven, [proven], ending);
    if (answer?.me !== null) return true;
  }
  return false;
}

const definitions = z.tuple([z.object({ text: z.string() })]);

for (const { name, open, ...options } of [
  { name: "PostgreSQL", open: openPostgres, ...withPostgres },
  { name: "the embedded database", open: openEmbedded, tags: "slow" },
])
  describe(`in ${name}`, options, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database.stop());

    test("without a change every session is answered as expected", async () => {
      expect(await isNoticed(database, async () => {})).toBe(false);
    });

    test("each condition of what is strong is needed", { tags: "slow" }, async () => {
      const unnoticed: Mutation[] = [];
      for (const mutation of mutations) {
        const { function: name, from, to } = mutation;
        const { rows } = await database.query("select pg_get_functiondef($1::regprocedure) as text", [name]);
        const [{ text }] = definitions.parse(rows);
        expect(text.split(from), `${name} has: ${from}`).toHaveLength(2);
        const changed = text.replace(from, () => to);
        if (!(await isNoticed(database, (transaction) => transaction.query(changed))))
          unnoticed.push(mutation);
      }
      expect(unnoticed).toEqual([]);
    });
  });
