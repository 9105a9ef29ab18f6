import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";
import { ids, tables } from "./permission-expectations.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());
const owner = await backend.signIn(accounts.owner);

test("notices go to the owner's own address until another is set", async () => {
  const claim = async () => {
    await backend.database.query(
      `insert into public.outbox (template, payload, subject_id, dedupe_key)
       values ('unlinked-people', '{"people": []}', gen_random_uuid(), gen_random_uuid()::text)`,
    );
    const { data } = await backend.service().rpc("claim_mails", { most: 1, lease_seconds: 60 });
    return z.array(z.object({ recipient: z.string() })).parse(data);
  };
  expect(await claim()).toMatchObject([{ recipient: accounts.owner }]);
  const change = { notification_email: "desk@agency.example" };
  const { data } = await owner.from("agency_settings").update(change).eq("version", 1).select("version");
  expect(data).toEqual([{ version: 2 }]);
  expect(await claim()).toMatchObject([{ recipient: "desk@agency.example" }]);
});

test("of two people who change the same version the second changes nothing", async () => {
  const id = ids.voltway;
  const change = (name: string) =>
    owner.from("clients").update({ name }).match({ id, version: 1 }).select("name, version");
  const [first, second] = await Promise.all([change("Voltway"), change("Voltway Electric")]);
  expect([first.data?.length, second.data?.length].sort()).toEqual([0, 1]);
});

test("the export has every table that the owner may read, page by page, and nothing that the owner may not", async () => {
  const names = z.array(z.string()).parse((await owner.rpc("export_tables")).data);
  const readable = Object.entries(tables).filter(([, { grants }]) => grants.select.length > 0);
  expect(names).toEqual(readable.map(([name]) => name).sort());
  for (const [name, { grants }] of readable) {
    const { data, error } = await owner.rpc("export_rows", { name, skip: 0, most: 1000 });
    expect(error, name).toBeNull();
    const rows = z.array(z.record(z.string(), z.unknown())).parse(data);
    for (const row of rows) expect(Object.keys(row).sort(), name).toEqual(grants.select);
  }
  const people = async (skip: number) =>
    (await owner.rpc("export_rows", { name: "users", skip, most: 2 })).data;
  expect([await people(0), await people(2), await people(4)]).toMatchObject([
    { length: 2 },
    { length: 1 },
    { length: 0 },
  ]);
  expect((await owner.rpc("export_rows", { name: "users; select 1", skip: 0, most: 1 })).data).toEqual([]);
  const dana = await backend.signIn(accounts.ownClient);
  expect((await dana.rpc("export_rows", { name: "users", skip: 0, most: 1 })).error?.code).toBe("42501");
});
