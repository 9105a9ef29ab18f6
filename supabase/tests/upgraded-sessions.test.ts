import { readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openBackend } from "../../local/supabase/open-backend.ts";
import { serveBackend } from "../../local/supabase/serve-backend.ts";
import { accounts, connect, demoPassword } from "../../local/supabase/test-backend.ts";
import { readSnapshot, testKeys } from "../../local/supabase/test-snapshot.ts";
import { databasesAtVersion } from "./open-at-version.ts";
import { ids } from "./permission-expectations.ts";

// Whoever was signed in before there were second factors goes on: at level 1, and without being asked anything.

/** The last migration before sessions had levels. */
const before = "20261126660100_receipts_of_payments.sql";

const answers = z.array(z.object({ me: z.string().nullable(), step: z.string().nullable() }));

describe.each(databasesAtVersion)("in %s", (_, { open, options }) => {
  const slow = { ...options, tags: "slow" };
  test("a session of before is somebody's after it, and asked for nothing", slow, async () => {
    const database = await open(before);
    try {
      await database.run(`
        insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
        values ('${ids.dana}', 'authenticated', 'authenticated', 'dana@before.example', now(), '{}', now(), now());
        insert into auth.sessions (id, user_id) values ('${ids.dana}', '${ids.dana}')
      `);
      const ask = async (more: object = {}) => {
        const claims = { sub: ids.dana, role: "authenticated", session_id: ids.dana, ...more };
        const { rows } = await database.query(
          `with asker as materialized (
             select set_config('request.jwt.claims', $1, false), set_config('request.jwt.claim.sub', $2, false)
           ) select app.me() as me, public.my_second_step() as step from asker`,
          [JSON.stringify(claims), ids.dana],
        );
        return answers.parse(rows)[0];
      };
      for (const path of database.later) await database.run(readFileSync(path, "utf8"));
      for (const claims of [{}, { aal: "aal1", amr: [] }])
        expect(await ask(claims)).toEqual({ me: ids.dana, step: "none" });
    } finally {
      await database.close();
    }
  });
});

const started: (() => unknown)[] = [];
afterAll(async () => {
  for (const stop of started.toReversed()) await stop();
});

async function start(dump: Blob) {
  const backend = await openBackend({
    ...testKeys,
    dump,
    siteUrl: "http://site.example",
    sendMail: async () => {},
  });
  const { url, close } = await serveBackend(backend, 0);
  const stop = async () => {
    close();
    await backend.close();
  };
  return { ...backend, url, stop };
}

test("an embedded database of before the tables gets them as it starts, and its sessions go on and can be raised", async () => {
  const old = await start(await readSnapshot());
  const client = connect(old.url, testKeys.publishableKey);
  const { data } = await client.auth.signInWithPassword({
    email: accounts.ownClient,
    password: demoPassword,
  });
  await old.database.exec(`
    drop table auth.mfa_challenges, auth.mfa_factors, auth.mfa_amr_claims;
    alter table auth.sessions drop column aal, drop column factor_id;
    drop type auth.aal_level; drop type auth.factor_type; drop type auth.factor_status;
  `);
  const dump = await old.database.dumpDataDir("none");
  await old.stop();

  const upgraded = await start(dump);
  started.push(upgraded.stop);
  const later = connect(upgraded.url, testKeys.publishableKey);
  const { session } = data;
  await later.auth.setSession({
    access_token: session?.access_token ?? "",
    refresh_token: session?.refresh_token ?? "",
  });
  expect((await later.from("projects").select("id")).data?.length).toBeGreaterThan(0);
  expect((await later.rpc("my_second_step")).data).toBe("none");
  expect((await later.auth.refreshSession()).error).toBeNull();
  expect((await later.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: "aal1",
  });
  expect((await later.rpc("my_sessions")).data).toMatchObject([{ methods: [], is_current: true }]);
  expect((await later.from("projects").select("id")).data?.length).toBeGreaterThan(0);
  expect((await later.auth.mfa.enroll({ factorType: "totp" })).error).toBeNull();
});
