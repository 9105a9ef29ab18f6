import { createHmac } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { connect, startTestBackend } from "../../local/supabase/test-backend.ts";
import { buckets } from "./permission-expectations.ts";
import { bucket, openStorage } from "./try-bucket.ts";

// The site alone reads and writes the storage. People have no right there, for what one could read once, one could keep for
// ever: a link signed by a member outlives the membership.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const storage = await openStorage(backend);

test("nobody but the site does anything in the storage, whoever asks, whatever the object", async () => {
  const { openings, tried } = await storage.findOpenings();
  expect(openings).toEqual([]);
  expect(tried).toBe(6 * (5 * 24 + 6));
});

test("the site does", async () => {
  const send = (method: string, body?: string) =>
    storage.ask(
      backend.secretKey,
      { method, address: `object/${bucket}/${storage.objects.missing}`, body },
      backend.secretKey,
    );
  expect((await send("POST", "Words")).status).toBe(200);
  expect(await (await send("GET")).text()).toBe("Words");
  expect((await send("DELETE")).status).toBe(404);
  const removed = {
    method: "DELETE",
    address: `object/${bucket}`,
    body: { prefixes: [storage.objects.missing] },
  };
  expect((await storage.ask(backend.secretKey, removed, backend.secretKey)).status).toBe(200);
});

test("a link that was signed before goes on until the secret is another one, which signs everybody out too", async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const sign = (payload: object, secret: string) => {
    const signed = `${part({ alg: "HS256", typ: "JWT" })}.${part(payload)}`;
    return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
  };
  const path = storage.objects.own;
  const follow = (secret: string) => {
    const exp = Math.floor(Date.now() / 1000) + 315_360_000;
    const token = sign({ sub: path, bucket, intent: "download", exp }, secret);
    return storage.ask("", { address: `object/sign/${bucket}/${path}?token=${token}` });
  };
  const other = "the secret of before the update, which is long enough";
  expect((await follow(backend.jwtSecret)).status).toBe(200);
  expect((await follow(other)).status).toBe(400);

  const [, payload = ""] = storage.tokens.ownClient.split(".");
  const session = JSON.parse(Buffer.from(payload, "base64url").toString());
  const readOwnRows = async (secret: string) => {
    const client = connect(backend.url, backend.publishableKey, sign(session, secret));
    return (await client.from("users").select("id")).data?.length;
  };
  expect(await readOwnRows(backend.jwtSecret)).toBe(1);
  expect(await readOwnRows(other)).toBeUndefined();
});

// The expectations are only worth something if a mistake in a migration shows.
test("any right of anybody's on an object is noticed", { tags: "slow" }, async () => {
  const unnoticed: string[] = [];
  for (const rule of [
    "for select to authenticated using (true)",
    "for select to anon using (true)",
    "for insert to authenticated with check (true)",
    "for insert to anon with check (true)",
    "for all to authenticated using (true)",
    "for select to authenticated using (app.is_owner())",
    "for select to authenticated using (name in (select path from public.project_files))",
  ]) {
    await backend.database.exec(`create policy trial on storage.objects ${rule}`);
    if ((await storage.findOpenings(1)).openings.length === 0) unnoticed.push(rule);
    await backend.database.exec("drop policy trial on storage.objects");
  }
  expect(unnoticed).toEqual([]);
});

test("no policy opens the storage's tables to anybody, and every bucket is private and expected", async () => {
  const { rows: policies } = await backend.database.query(
    "select tablename, policyname from pg_policies where schemaname = 'storage'",
  );
  expect(policies).toEqual([]);
  const { rows } = await backend.database.query("select id, public from storage.buckets");
  expect(rows).toEqual(buckets.map((id) => ({ id, public: false })));
});

test("the storage's own tables are not reachable through the database API", async () => {
  for (const table of ["objects", "buckets"]) {
    const response = await fetch(`${backend.url}/rest/v1/${table}`, {
      headers: {
        apikey: backend.publishableKey,
        Authorization: `Bearer ${storage.tokens.owner}`,
        "Accept-Profile": "storage",
      },
    });
    expect(response.ok).toBe(false);
  }
});
