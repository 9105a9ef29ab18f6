import { afterAll, expect, test } from "vitest";
import { accounts, startTestBackend, type UntypedClient } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";

// A row says that a file is there, whole: who may reserve room for one, what it takes to become one, and what is left over when it
// does not.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const owner = await backend.signIn(accounts.owner);
const dana = await backend.signIn(accounts.ownClient);
const priya = await backend.signIn(accounts.otherClient);
const service = backend.service();

const project = ids.landingPages;
const folder = `${ids.voltway}/${project}`;

type Reserved = { id: string; path: string };

async function reserve(client: UntypedClient, project_id: string | null = project, key?: string | null) {
  const request_key = key === undefined ? crypto.randomUUID() : key;
  const { data, error } = await client.rpc("reserve_file", { project_id, request_key });
  if (error) return { error: error.code, status: error.message };
  return Object(data);
}

/** Puts five bytes where they were reserved, as the site does. */
async function put({ path }: Reserved) {
  const { error } = await service.storage.from("project-files").upload(path, Buffer.from("Words"), {
    contentType: "text/plain",
  });
  expect(error).toBeNull();
}

async function upload(client: UntypedClient, key?: string): Promise<Reserved> {
  const reserved = await reserve(client, project, key);
  await put(reserved);
  return reserved;
}

async function record(reservation_id: string | null, changes: object = {}) {
  const { data, error } = await service.rpc("record_project_file", {
    reservation_id,
    file: { name: "words.txt", mime: "text/plain", size: 5, sha256: "0".repeat(64), ...changes },
  });
  return error ? { error: error.code } : Object(data);
}

/** Uploads and records a file; its id. */
async function send(client: UntypedClient, name: string): Promise<string> {
  const { id } = await upload(client);
  const recorded = await record(id, { name });
  expect(recorded.error).toBeUndefined();
  // What asks for a file by its id takes nothing but a UUID.
  expect(recorded.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  return recorded.id;
}

async function forget() {
  await backend.database.exec(
    "delete from public.file_reservations; delete from storage.objects where owner_id is null",
  );
}

test.each([
  ["a client, in an open project of their own", dana, project, undefined],
  ["the owner, in any open project", owner, project, undefined],
  ["another client", priya, project, "missing"],
  ["nobody signed in", backend.anonymous(), project, "42501"],
  ["the service, who is nobody", service, project, "missing"],
  ["a client, in their archived project", priya, ids.archived, "archived"],
  ["the owner, in an archived project", owner, ids.archived, "archived"],
  ["a client, in somebody else's archived project", dana, ids.archived, "missing"],
  ["a client, in a project that there is not", dana, crypto.randomUUID(), "missing"],
  ["the owner, in a project that there is not", owner, crypto.randomUUID(), "missing"],
  ["the owner, in no project", owner, null, "missing"],
])("%s reserves room for a file, or is told why not", async (_who, client, project_id, refusal) => {
  const answer = await reserve(client, project_id);
  expect(answer.refused ?? answer.error).toBe(refusal);
  if (!refusal) expect(answer.path).toBe(`${folder}/${answer.id}`);
  await forget();
});

test("without a key, or with one that is too long, nothing is reserved", async () => {
  expect(await reserve(dana, project, null)).toEqual({ refused: "missing" });
  expect(await reserve(dana, project, "k".repeat(3000))).toMatchObject({ error: "PT413" });
});

test("a row needs a whole object at the place that was reserved, and says who reserved it", async () => {
  const reserved = await reserve(dana);
  expect(await record(reserved.id)).toEqual({ error: "PT409" });
  await put(reserved);
  for (const size of [4, 6, null]) expect(await record(reserved.id, { size })).toEqual({ error: "PT409" });
  expect(await record(null)).toEqual({ error: "PT409" });
  expect(await record(crypto.randomUUID())).toEqual({ error: "PT409" });
  // What it is told of person, project and place counts for nothing.
  const forged = { uploaded_by: ids.priya, project_id: ids.archived, path: "forged", id: ids.dana };
  const recorded = await record(reserved.id, forged);
  expect(recorded).toMatchObject({ version: 1, path: reserved.path });
  const { data } = await dana.from("project_files").select("*").eq("id", recorded.id);
  expect(data).toMatchObject([
    { visible: true, uploaded_by: ids.dana, uploaded_by_name: "Dana Whitfield", project_id: project },
  ]);
});

test("what the owner sends is internal until it is shown", async () => {
  const id = await send(owner, "internal.txt");
  const { data } = await owner.from("project_files").select("visible").eq("id", id);
  expect(data).toEqual([{ visible: false }]);
  expect((await dana.from("project_files").select("id").eq("id", id)).data).toEqual([]);
});

test("a reservation is used once, and the same key of the same person in the same project is one file", async () => {
  const key = crypto.randomUUID();
  // Sent twice at once, the one that comes first is the file; the other learns which one that is.
  const [first, second] = [await upload(dana, key), await upload(dana, key)];
  expect(first.path).not.toBe(second.path);
  const recorded = await record(first.id, { name: "twice.txt" });
  expect(recorded).toMatchObject({ path: first.path, version: 1 });
  expect(await record(second.id, { name: "twice.txt" })).toEqual(recorded);
  for (const { id } of [first, second]) expect(await record(id)).toEqual({ error: "PT409" });
  expect(await reserve(dana, project, key)).toEqual({ file_id: recorded.id, version: 1 });
  // The same key elsewhere, or somebody else's, is another file.
  expect(await reserve(dana, ids.bookingBoard, key)).toHaveProperty("path");
  expect(await reserve(owner, project, key)).toHaveProperty("path");
  const { data } = await dana.from("project_files").select("id").eq("name", "twice.txt");
  expect(data).toHaveLength(1);
  await forget();
});

test.each([
  [
    "the membership is taken away",
    "delete from public.client_members where user_id = $1",
    [ids.dana],
    "PT404",
  ],
  ["the account is shut", "update public.users set disabled_at = now() where id = $1", [ids.dana], "PT404"],
  ["the account is deleted", "delete from auth.users where id = $1", [ids.dana], "PT409"],
  [
    "the project is archived",
    "update public.projects set archived_at = now() where id = $1",
    [project],
    "PT404",
  ],
  ["the project is deleted", "delete from public.projects where id = $1", [project], "PT409"],
  [
    "the hour is over",
    "update public.file_reservations set created_at = now() - interval '1 hour'",
    [],
    "PT409",
  ],
  ["it was ended", "delete from public.file_reservations", [], "PT409"],
])("an upload does not become a file when %s before its end", async (_what, statement, values, refusal) => {
  const { id, path } = await upload(dana);
  const answer = await backend.database.transaction(async (transaction) => {
    await transaction.query(statement, values);
    const refused = await transaction
      .query("select public.record_project_file($1, $2)", [
        id,
        JSON.stringify({ name: "late.txt", mime: "text/plain", size: 5, sha256: "0".repeat(64) }),
      ])
      .catch((error) => error.code);
    await transaction.rollback();
    return refused;
  });
  expect(answer).toBe(refusal);
  expect(await record(id, { name: "late.txt" }), "once that is taken back").toMatchObject({ path });
  await forget();
});

test("versions of one name recorded at once have numbers of their own, the newest first", async () => {
  const reserved: Reserved[] = [];
  for (let count = 0; count < 6; count += 1) reserved.push(await upload(dana));
  const recorded = await Promise.all(reserved.map(({ id }) => record(id, { name: "same.txt" })));
  expect(recorded.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  const list = async (client: UntypedClient) =>
    (await client.rpc("list_project_files", { project, skipped: 0, most: 1 })).data;
  expect(await list(dana)).toMatchObject([6, 5, 4, 3, 2, 1].map((version) => ({ version })));
  expect(await list(priya)).toEqual([]);
});

test("of forty that ask at once twenty have room in a project, sixty in a client's, and nobody a fault", async () => {
  const ask = async (client: UntypedClient, project_id: string, count = 40) => {
    const answers = await Promise.all(Array.from({ length: count }, () => reserve(client, project_id)));
    expect(answers.filter(({ error }) => error)).toEqual([]);
    expect(answers.filter(({ refused }) => refused && refused !== "limited")).toEqual([]);
    return answers.filter(({ id }) => id).length;
  };
  const make = async (number: number) => {
    const id = crypto.randomUUID();
    const made = await service
      .from("projects")
      .insert({ id, client_id: ids.voltway, name: `Room ${number}` });
    expect(made.error).toBeNull();
    return id;
  };
  expect(await ask(dana, project)).toBe(20);
  // The owner's count with the client's.
  expect(await ask(owner, project, 1)).toBe(0);
  expect(await ask(owner, ids.bookingBoard)).toBe(20);
  const [third, fourth] = [await make(3), await make(4)];
  expect(await ask(dana, third, 15)).toBe(15);
  expect(await ask(dana, fourth)).toBe(5);
  // Somebody else's room is their own.
  const { data: others } = await priya.from("projects").select("id").is("archived_at", null).limit(1);
  expect(await ask(priya, String(others?.[0]?.id), 1)).toBe(1);
  await forget();
});

test("what becomes a file makes room, and so does what is given up, ends or is removed", async () => {
  const fill = async () => {
    const reserved: Reserved[] = [];
    for (let answer = await reserve(dana); answer.id; answer = await reserve(dana)) reserved.push(answer);
    return reserved;
  };
  const [first, second, third, fourth] = await fill();
  if (!first || !second || !third || !fourth) throw new Error("There was no room");
  await put(first);
  await put(second);
  expect(await fill(), "an object takes the room of its reservation, no more").toEqual([]);
  await record(first.id, { name: "room.txt" });
  expect(await fill(), "one is a file").toHaveLength(1);
  await service.from("file_reservations").delete().eq("id", third.id);
  expect(await fill(), "one was given up").toHaveLength(1);
  await service.from("file_reservations").delete().eq("id", second.id);
  expect(await fill(), "an object without a reservation takes its room").toEqual([]);
  await service.storage.from("project-files").remove([second.path]);
  expect(await fill(), "one was removed").toHaveLength(1);
  await backend.database.exec(
    `update public.file_reservations set created_at = now() - interval '59 minutes' where id = '${fourth.id}'`,
  );
  await service.rpc("end_file_reservations");
  expect(await fill(), "an hour is not over").toEqual([]);
  await backend.database.exec(
    `update public.file_reservations set created_at = now() - interval '1 hour' where id = '${fourth.id}'`,
  );
  expect(await fill(), "an hour is over").toHaveLength(1);
  await service.rpc("end_file_reservations");
  expect((await service.from("file_reservations").select("id").eq("id", fourth.id)).data).toEqual([]);
  await forget();
});

test("an object that never became a file, and that of a deleted one, are left over after an hour", async () => {
  const [lost, deleted, kept] = [await upload(dana), await upload(dana), await upload(dana)];
  const { id } = await record(deleted.id, { name: "deleted.txt" });
  await record(kept.id, { name: "kept.txt" });
  const list = async () => {
    await service.rpc("end_file_reservations");
    return (await service.rpc("list_leftover_objects")).data;
  };
  expect(await list()).toEqual([]);
  await backend.database.exec("update storage.objects set created_at = now() - interval '2 hours'");
  expect(await list(), "what is still reserved may yet become a file").toEqual([]);
  await backend.database.exec("update public.file_reservations set created_at = now() - interval '2 hours'");
  expect(await list()).toEqual([lost.path]);
  await service.from("project_files").delete().eq("id", id);
  expect(new Set(Object(await list()))).toEqual(new Set([lost.path, deleted.path]));
});

test("the preview of a picture takes no room, and is left over once its picture is deleted", async () => {
  await forget();
  const { id: reservation, path } = await upload(dana);
  const { id } = await record(reservation, { name: "photo.png" });
  const paths = [path, ...Array.from({ length: 20 }, () => `${folder}/${crypto.randomUUID()}`)];
  for (const each of paths) await put({ id: "", path: `${each}.preview` });
  expect(await reserve(dana), "there is room").toHaveProperty("path");
  await backend.database.exec("update storage.objects set created_at = now() - interval '2 hours'");
  const list = async () => new Set(Object((await service.rpc("list_leftover_objects")).data));
  expect(await list()).toEqual(new Set(paths.slice(1).map((each) => `${each}.preview`)));
  await service.from("project_files").delete().eq("id", id);
  expect(await list()).toEqual(new Set([path, ...paths.map((each) => `${each}.preview`)]));
  await service.storage.from("project-files").remove([path, ...paths.map((each) => `${each}.preview`)]);
  await forget();
});

test("objects of before reservations are swept as leftovers, take room until then, and never become files", async () => {
  await forget();
  const paths = Array.from({ length: 20 }, () => `${folder}/${crypto.randomUUID()}`);
  for (const path of paths)
    await backend.database.query(
      "insert into storage.objects (bucket_id, name, owner_id, metadata) values ('project-files', $1, $2, '{\"size\": 5}')",
      [path, ids.dana],
    );
  expect(await reserve(dana)).toEqual({ refused: "limited" });
  await backend.database.exec("update storage.objects set created_at = now() - interval '2 hours'");
  expect(new Set(Object((await service.rpc("list_leftover_objects")).data))).toEqual(new Set(paths));
  await service.storage.from("project-files").remove(paths);
  expect(await reserve(dana)).toHaveProperty("path");
  await forget();
});

test("a client deletes an own file until the owner downloads it or it stands in a message, and nobody else's", async () => {
  const names = ["taken back", "downloaded", "in a message"] as const;
  const files = new Map<string, string>();
  for (const name of names) files.set(name, await send(dana, `${name}.txt`));
  const deleteAs = async (client: UntypedClient) => {
    const { data } = await client
      .from("project_files")
      .delete()
      .in("id", [...files.values()])
      .select("name");
    return (data ?? []).map(({ name }) => name);
  };
  expect(await deleteAs(priya)).toEqual([]);
  // Only a download of the owner's counts.
  for (const client of [dana, priya]) await client.rpc("note_download", { file_id: files.get("taken back") });
  await owner.rpc("note_download", { file_id: files.get("downloaded") });
  const sent = await dana.rpc("send_message", {
    project_id: project,
    body: "",
    client_key: crypto.randomUUID(),
    file_ids: [files.get("in a message")],
  });
  expect(sent.error).toBeNull();
  expect(await deleteAs(dana)).toEqual(["taken back.txt"]);
  expect((await deleteAs(owner)).sort()).toEqual(["downloaded.txt", "in a message.txt"]);
});
