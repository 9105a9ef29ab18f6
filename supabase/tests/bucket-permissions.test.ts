import { afterAll, describe, expect, test } from "vitest";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";
import { buckets } from "./permission-expectations.ts";
import { openStorage } from "./try-bucket.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());
const storage = await openStorage(backend);

describe.each(Object.entries(buckets))("%s", (bucket, { object, added }) => {
  test("every actor and verb is as expected", async () => {
    expect(await storage.findWrongCells(bucket)).toEqual([]);
  });

  test("another client cannot list, sign, copy or move what is in it", async () => {
    const name = object.slice(object.lastIndexOf("/") + 1);
    const list = await storage.send("otherClient", "POST", `list/${bucket}`, { prefix: "" });
    expect(await list.text()).not.toContain(object.split("/")[0]);
    const stolen = { bucketId: bucket, sourceKey: object, destinationKey: `stolen/${name}` };
    const refused = await Promise.all([
      storage.send("otherClient", "POST", `sign/${bucket}/${object}`, { expiresIn: 60 }),
      storage.send("otherClient", "POST", "copy", stolen),
      storage.send("otherClient", "POST", "move", stolen),
      storage.send("otherClient", "GET", `info/${bucket}/${object}`),
    ]);
    for (const response of refused) expect(await response.json()).toMatchObject({ statusCode: "404" });
  });

  test("a client adds nothing outside the folder of an open project of their own", async () => {
    const [client = "", project = "", file = ""] = added.split("/");
    const [otherClient, archived] = ["00000000-0000-4000-8000-0000000000a2", file.replace("4ff", "104")];
    for (const path of [
      file,
      `${client}/${file}`,
      `${client}/${project}/${file}/more`,
      `${client}/${project}/name.txt`,
      `${otherClient}/${project}/${file}`,
      `${otherClient}/${file.replace("4ff", "103")}/${file}`,
    ]) {
      const refused = await storage.send("ownClient", "POST", `${bucket}/${path}`, "Added");
      expect(await refused.json(), path).toMatchObject({ statusCode: "403" });
    }
    const inArchived = `${bucket}/${otherClient}/${archived}/${file}`;
    const refused = await storage.send("otherClient", "POST", inArchived, "Added");
    expect(await refused.json()).toMatchObject({ statusCode: "403" });
  });

  // The expectations are only worth something if a mistake in a migration shows.
  test("removing or opening any policy, or adding one, contradicts the expectations", async () => {
    const { rows } = await backend.database.query<{ name: string; cmd: string; rule: string; check: string }>(
      `select policyname::text as name, cmd, qual as rule, with_check as check
       from pg_policies where schemaname = 'storage' and tablename = 'objects'`,
    );
    expect(rows.length).toBeGreaterThan(1);
    const unnoticed: string[] = [];
    async function mutate(name: string, mutation: string, repair: string) {
      await backend.database.exec(mutation);
      if ((await storage.findWrongCells(bucket)).length === 0) unnoticed.push(name);
      await backend.database.exec(repair);
    }

    for (const { name, cmd, rule, check } of rows) {
      const policy = `policy "${name}" on storage.objects`;
      const words = (using: string, withCheck: string) =>
        `${rule === null ? "" : `using (${using})`} ${check === null ? "" : `with check (${withCheck})`}`;
      const own = words(rule, check);
      await mutate(`without ${cmd}`, `drop ${policy}`, `create ${policy} for ${cmd} to authenticated ${own}`);
      await mutate(`open ${cmd}`, `alter ${policy} ${words("true", "true")}`, `alter ${policy} ${own}`);
    }
    const trial = "policy trial on storage.objects";
    for (const rule of ["for select using (true)", "for insert with check (true)", "for update using (true)"])
      await mutate(rule, `create ${trial} ${rule}`, `drop ${trial}`);
    await mutate("for delete", `create ${trial} for delete using (true)`, `drop ${trial}`);
    expect(unnoticed).toEqual([]);
    expect(await storage.findWrongCells(bucket), "all of them repaired").toEqual([]);
  });
});

test("every bucket is private and has expectations", async () => {
  const { rows } = await backend.database.query<{ id: string; public: boolean }>(
    "select id, public from storage.buckets",
  );
  expect(rows).toEqual(Object.keys(buckets).map((id) => ({ id, public: false })));
});

test("the storage's own tables are not reachable through the database API", async () => {
  const owner = await backend.signIn(accounts.owner);
  const { data } = await owner.auth.getSession();
  for (const table of ["objects", "buckets"]) {
    const response = await fetch(`${backend.url}/rest/v1/${table}`, {
      headers: {
        apikey: backend.publishableKey,
        Authorization: `Bearer ${data.session?.access_token}`,
        "Accept-Profile": "storage",
      },
    });
    expect(response.ok).toBe(false);
  }
});
