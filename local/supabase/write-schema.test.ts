import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addRealtime } from "./add-realtime.ts";
import { openDatabase } from "./open-database.ts";
import { readSnapshot } from "./test-snapshot.ts";
import { describeDatabase, schemaPath } from "./write-schema.ts";

let connection: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  connection = await openDatabase(undefined, await readSnapshot());
  await addRealtime(connection.driver);
});
afterAll(() => connection.close());

test("supabase/schema.sql is what the migrations make (else run local/supabase/write-schema.ts)", async () => {
  expect(await describeDatabase(connection.driver)).toBe(readFileSync(schemaPath, "utf8"));
});

const changes = `
  create type public.mood as enum ('good');
  create sequence app.counter;
  grant usage on sequence app.counter to authenticated;
  create table public.trial (id integer primary key, name text default 'none' not null, check (name <> ''));
  create index trial_name_idx on public.trial (name) where id > 0;
  alter table public.trial enable row level security;
  create policy own on public.trial as restrictive for delete to authenticated using (id = 1);
  grant select (name), delete on public.trial to anon;
  grant all on public.trial to service_role, authenticated;
  comment on table public.trial is 'A trial';
  comment on column public.trial.name is 'A name';
  create view app.names with (security_invoker = true) as select 1 as one;
  grant select on app.names to anon;
  create function app.same() returns trigger language plpgsql security definer as $$ begin return new; end $$;
  comment on function app.same is 'The same';
  grant execute on function app.same to anon;
  create trigger same before update on public.trial for each row execute function app.same();
  create trigger same before update on auth.users for each row execute function app.same();
  create policy heard on realtime.messages for select using (true);
`;

const written = `
-- ## public.mood
CREATE TYPE public.mood AS ENUM ('good');
-- ## app.counter
CREATE SEQUENCE app.counter;
GRANT USAGE ON SEQUENCE app.counter TO authenticated;
CREATE TRIGGER same BEFORE UPDATE ON auth.users FOR EACH ROW EXECUTE FUNCTION app.same();
-- ## public.trial
CREATE TABLE public.trial (
  id integer NOT NULL,
  name text DEFAULT 'none'::text NOT NULL,
  CONSTRAINT trial_pkey PRIMARY KEY (id),
  CONSTRAINT trial_name_check CHECK ((name <> ''::text))
COMMENT ON COLUMN public.trial.name IS 'A name';
COMMENT ON TABLE public.trial IS 'A trial';
CREATE INDEX trial_name_idx ON public.trial USING btree (name) WHERE (id > 0);
ALTER TABLE public.trial ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON public.trial AS RESTRICTIVE FOR DELETE TO authenticated
  USING ((id = 1));
GRANT ALL ON TABLE public.trial TO authenticated, service_role;
GRANT DELETE, SELECT (name) ON TABLE public.trial TO anon;
CREATE TRIGGER same BEFORE UPDATE ON public.trial FOR EACH ROW EXECUTE FUNCTION app.same();
CREATE POLICY heard ON realtime.messages FOR SELECT TO PUBLIC
  USING (true);
-- ## app.names
CREATE VIEW app.names WITH (security_invoker=true) AS
 SELECT 1 AS one;
GRANT SELECT ON TABLE app.names TO anon;
-- ## app.same()
CREATE OR REPLACE FUNCTION app.same()
AS $function$ begin return new; end $function$;
COMMENT ON FUNCTION app.same() IS 'The same';
GRANT EXECUTE ON FUNCTION app.same() TO anon;
`;

test("whatever a migration may make is written there, in one order", async () => {
  const before = new Set(readFileSync(schemaPath, "utf8").split("\n"));
  await connection.driver.exec(changes);
  const after = (await describeDatabase(connection.driver)).split("\n");
  expect(after.filter((line) => !before.has(line))).toEqual(written.trim().split("\n"));
});
