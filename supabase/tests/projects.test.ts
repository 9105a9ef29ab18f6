import { afterAll, expect, test } from "vitest";
import { accounts, startTestBackend, type UntypedClient } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";

// What the matrix cannot say with one row: which rows of a kind are whose, and when a project may be changed.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const owner = await backend.signIn(accounts.owner);
const dana = await backend.signIn(accounts.ownClient);
const priya = await backend.signIn(accounts.otherClient);

const { bookingBoard, archived, voltway } = ids;

async function names(client: UntypedClient, table: string, column: string): Promise<unknown[]> {
  const { data, error } = await client.from(table).select(column).order(column);
  expect(error).toBeNull();
  return (data ?? []).map((row) => Reflect.get(Object(row), column));
}

test("each client finds the own projects and nobody else's", async () => {
  expect(await names(dana, "projects", "name")).toEqual([
    "Booking and dispatch board",
    "Heat pump landing pages",
  ]);
  expect(await names(priya, "projects", "name")).toEqual(["Brand guide and stationery", "Portfolio website"]);
});

test("an internal update is the owner's alone until it is made visible", async () => {
  const title = "Note to self: calendar quota";
  expect(await names(dana, "project_updates", "title")).not.toContain(title);
  expect(await names(owner, "project_updates", "title")).toContain(title);
  await owner.from("project_updates").update({ visible: true }).eq("title", title);
  expect(await names(dana, "project_updates", "title")).toContain(title);
  expect(await names(priya, "project_updates", "title")).not.toContain(title);
  const { data } = await owner.from("project_updates").select("published_at").eq("title", title).single();
  expect(data?.published_at).toEqual(expect.any(String));
  await owner.from("project_updates").update({ visible: false }).eq("title", title);
  expect(await names(dana, "project_updates", "title")).not.toContain(title);
});

test("lists and counts show a client the own projects, also when another client is asked for", async () => {
  const list = async (client: UntypedClient, values: object) =>
    (await client.rpc("list_projects", { ...values })).data;
  expect(await list(priya, { of_client: voltway })).toEqual([]);
  expect(await list(priya, { search: "dispatch" })).toEqual([]);
  expect(await list(dana, { search: "DISPATCH" })).toMatchObject([
    { name: "Booking and dispatch board", milestones_done: 3, milestones_total: 6, total: 1 },
  ]);
  expect(await list(owner, { search: "100%_" })).toEqual([]);
  const { data: counts } = await priya.rpc("count_projects");
  expect(counts).toEqual(
    expect.arrayContaining([
      { status: "review", total: 1 },
      { status: null, total: 1 },
    ]),
  );
  expect(counts).toHaveLength(2);
});

test("an archived project is only read, until it is restored", async () => {
  const rename = () => owner.from("projects").update({ name: "Changed" }).eq("id", archived).select();
  expect((await rename()).error?.code).toMatch(/409/);
  const milestone = { project_id: archived, title: "Late idea" };
  expect((await owner.from("milestones").insert(milestone)).error?.code).toBe("42501");
  const change = await owner.from("milestones").update({ title: "x" }).eq("project_id", archived).select();
  expect(change.data).toEqual([]);
  const moved = await owner.rpc("move_milestone", {
    milestone_id: "00000000-0000-4000-8000-000000000231",
    places: 1,
  });
  expect(moved.data).toBe(false);
  await owner.from("projects").update({ archived_at: null }).eq("id", archived);
  expect((await owner.from("milestones").insert(milestone)).error).toBeNull();
  await owner.from("projects").update({ archived_at: new Date().toISOString() }).eq("id", archived);
});

test("of two changes of one version the second finds nothing to change", async () => {
  const save = (name: string) =>
    owner.from("projects").update({ name }).eq("id", bookingBoard).eq("version", 1).select("version");
  expect((await save("First")).data).toEqual([{ version: 2 }]);
  expect((await save("Second")).data).toEqual([]);
});

test("moving a milestone keeps the others in their order and their versions", async () => {
  const order = async () => {
    const { data } = await owner
      .from("milestones")
      .select("id, version")
      .eq("project_id", bookingBoard)
      .order("position");
    return (data ?? []).map(({ id, version }) => `${String(id).slice(-1)}v${version}`).join(" ");
  };
  const move = (places: number, client = owner) =>
    client.rpc("move_milestone", { milestone_id: "00000000-0000-4000-8000-000000000202", places });
  await move(3);
  expect(await order()).toBe("1v1 3v1 4v1 5v1 2v1 6v1");
  await move(-99);
  expect(await order()).toBe("2v1 1v1 3v1 4v1 5v1 6v1");
  expect((await move(1, dana)).data).toBe(false);
  expect((await move(1, priya)).data).toBe(false);
  await move(1);
  expect(await order()).toBe("1v1 2v1 3v1 4v1 5v1 6v1");
});

test("a call shows on the dashboard of its own address alone, and to the owner", async () => {
  expect((await dana.rpc("next_call")).data).toHaveLength(1);
  expect((await priya.rpc("next_call")).data).toEqual([]);
  expect((await priya.rpc("next_call", { of_client: voltway })).data).toEqual([]);
  expect((await owner.rpc("next_call", { of_client: voltway })).data).toHaveLength(1);
});

test("a call shows as what it is, a confirmed one before all others, until it is over or nobody wants it", async () => {
  const { query } = backend.database;
  const statuses = ["spam", "declined", "cancelled", "requested", "proposed", "confirmed"] as const;
  const shown: unknown[] = [];
  await query("delete from public.discovery_calls where email = 'priya@alderandoak.example'");
  for (const [days, status] of [...statuses.entries()]) {
    await query(
      `insert into public.discovery_calls (name, email, date, start_time, end_time, time_zone, starts_at, ends_at, status)
       select 'Priya', 'Priya@alderandoak.example', day, '10:00', '11:00', 'UTC', day + time '10:00', day + time '11:00', $2
       from (select current_date + $1::integer as day) one`,
      [days + 400, status],
    );
    const { data } = await priya.rpc("next_call");
    shown.push(Array.isArray(data) ? (data[0]?.status ?? null) : data);
  }
  expect(shown).toEqual([null, null, null, "requested", "requested", "confirmed"]);
  await query(
    `update public.discovery_calls set starts_at = starts_at - interval '3 years', ends_at = ends_at - interval '3 years'
     where email ilike 'priya@%'`,
  );
  expect((await priya.rpc("next_call")).data).toEqual([]);
});
