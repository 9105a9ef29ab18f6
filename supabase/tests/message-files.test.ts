import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { accounts, startTestBackend, type UntypedClient } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";

// What is sent in a message is that message's own file, whatever it is called: no version of another, and nobody's before it is sent.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const { database } = backend;
const service = backend.service();
const people = {
  dana: await backend.signIn(accounts.ownClient),
  owner: await backend.signIn(accounts.owner),
  priya: await backend.signIn(accounts.otherClient),
};
const idOf = { dana: ids.dana, owner: ids.owner, priya: ids.priya };
type Person = keyof typeof people;
const writers = ["dana", "owner"] as const;
const project = ids.landingPages;
const facts = { mime: "image/png", size: 5, sha256: "0".repeat(64) };

const row = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number().nullable(),
  message_id: z.string().nullable(),
  visible: z.boolean(),
});
const readRows = async (where: string, values: string[]) =>
  z
    .array(row)
    .parse(
      (
        await database.query(
          `select id, name, version, message_id, visible from public.project_files where ${where} order by created_at, version, id`,
          values,
        )
      ).rows,
    );
const named = (name: string) => readRows("name = $1", [name]);

/** Stores five bytes as the site does: in a reserved place, then as a file, or held for a message. Its file's id. */
async function store(person: Person, name: string, for_message: boolean, key: string = crypto.randomUUID()) {
  const reserved = await reserve(people[person], key);
  if (reserved.file_id) return String(reserved.file_id);
  await service.storage.from("project-files").upload(reserved.path, Buffer.from("Bytes"));
  const { data, error } = await service.rpc("record_project_file", {
    reservation_id: reserved.id,
    file: { name, ...facts },
    for_message,
  });
  expect(error).toBeNull();
  return String(Object(data).id);
}

async function reserve(client: UntypedClient, request_key: string) {
  return Object((await client.rpc("reserve_file", { project_id: project, request_key })).data);
}

async function send(person: Person, file_ids: string[], client_key: string = crypto.randomUUID()) {
  const { data, error } = await people[person].rpc("send_message", {
    ...{ project_id: project, body: "See this", client_key, file_ids },
  });
  // Sixty in ten minutes are a person's; here they are one test's.
  await database.exec("delete from public.rate_limits");
  return error ? { error: error.code } : Object(data);
}

const deleteMessage = (person: Person, message_id: string) =>
  people[person].rpc("change_message", { project_id: project, message_id });

const list = async (person: Person, name: string) => {
  const { data } = await people[person].rpc("list_project_files", { project, skipped: 0, most: 100 });
  return z
    .array(row)
    .parse(data)
    .filter((file) => file.name === name);
};

/** Steps of one name: who does it, and what. */
const steps = writers.flatMap((person) =>
  (["file", "message", "twice in a message"] as const).map((what) => ({ person, what })),
);

async function walk(sequence: typeof steps) {
  const name = `photo ${crypto.randomUUID()}.png`;
  const brought: string[] = [];
  let files = 0;
  for (const { person, what } of sequence) {
    if (what === "file") {
      await store(person, name, false);
      files += 1;
      continue;
    }
    const held = [await store(person, name, true)];
    if (what !== "message") held.push(await store(person, name, true));
    expect((await named(name)).map(({ id }) => id)).not.toContain(held[0]);
    const { id } = await send(person, held);
    const own = await readRows("message_id = $1", [id]);
    // Two that were stored in one millisecond have no order.
    expect(new Set(own.map((file) => file.id))).toEqual(new Set(held));
    expect(own.map(({ version, visible }) => [version, visible])).toEqual(held.map(() => [null, true]));
    brought.push(...held);
  }
  const rows = await named(name);
  const label = sequence.map(({ person, what }) => `${person}: ${what}`).join(", ");
  // As if no message had been sent.
  const versions = rows.filter(({ message_id }) => !message_id).map(({ version }) => version);
  expect(versions, label).toEqual(Array.from({ length: files }, (_, place) => place + 1));
  expect(new Set(rows.filter(({ message_id }) => message_id).map(({ id }) => id)), label).toEqual(
    new Set(brought),
  );
  // What is listed by itself stands between nobody's versions.
  const listed = (await list("owner", name)).map(({ version }) => version);
  const together = listed.filter((version) => version !== null);
  expect(together).toEqual(versions.toReversed());
  if (files > 1) expect(listed.join(" ")).toContain(together.join(" "));
}

test("files and messages of one name are versions and messages' own, and neither is the other", async () => {
  await walk(steps);
  await walk(steps.toReversed());
});

test("and so in every order of two", { tags: "slow" }, async () => {
  for (const first of steps) for (const second of steps) await walk([first, second]);
});

describe("of a file that is there, and of one that is held,", () => {
  const states = [true, false].flatMap((visible) =>
    ([1, null] as const).flatMap((version) =>
      [true, false].flatMap((downloaded) =>
        writers.flatMap((uploader) =>
          (["none", "own", "other"] as const).map((message) => ({
            ...{ visible, version, downloaded, uploader, message },
          })),
        ),
      ),
    ),
  );

  test.each(writers)("%s sends only what is theirs, in no message and not taken yet", async (sender) => {
    const other = sender === "dana" ? "owner" : "dana";
    const readers = new Map<string, string>();
    const said = { own: String((await send(sender, [])).id), other: String((await send(other, [])).id) };
    for (const { visible, version, downloaded, uploader, message } of states) {
      if (message !== "none" && version !== null) continue;
      const id = crypto.randomUUID();
      const message_id = message === "none" ? null : said[message];
      const { error } = await service.from("project_files").insert({
        ...{ id, project_id: project, name: `${id}.png`, version, path: id, ...facts, visible, message_id },
        ...{ uploaded_by: idOf[uploader], uploaded_by_name: uploader },
        downloaded_at: downloaded ? new Date().toISOString() : null,
      });
      expect(error).toBeNull();
      const sent = await send(sender, [id]);
      const isTheirs = uploader === sender && message === "none" && !downloaded;
      const isTaken = isTheirs && (visible || sender === "owner");
      const label = JSON.stringify({ sender, visible, version, downloaded, uploader, message });
      expect(await readRows("id = $1", [id]), label).toEqual([
        {
          ...{ id, name: `${id}.png` },
          ...(isTaken
            ? { version: null, message_id: sent.id, visible: true }
            : { version, message_id, visible }),
        },
      ]);
      readers.set(id, visible || isTaken ? "dana, owner" : "owner");
    }
    const seen = new Map<string, string[]>();
    for (const person of ["dana", "owner", "priya"] as const) {
      const { data } = await people[person]
        .from("project_files")
        .select("id")
        .in("id", [...readers.keys()]);
      for (const id of (data ?? []).map((file) => String(file.id)))
        seen.set(id, [...(seen.get(id) ?? []), person]);
    }
    for (const [id, expected] of readers) expect(seen.get(id)?.join(", "), id).toBe(expected);
  });

  test.each(["dana", "owner", "priya"] as const)("%s sends what they hold themselves", async (sender) => {
    for (const holder of writers) {
      const held = await store(holder, "held.png", true);
      for (const person of ["dana", "owner", "priya"] as const) {
        const { data } = await people[person].from("project_files").select("id").eq("id", held);
        expect(data, "it is nobody's yet").toEqual([]);
      }
      await send(sender, [held]);
      expect(await readRows("id = $1", [held])).toHaveLength(sender === holder ? 1 : 0);
    }
    await service.from("file_reservations").delete().not("sha256", "is", null);
  });
});

test("a message's file never gets a version, whoever writes the row", async () => {
  const { id: message_id } = await send("dana", []);
  const id = crypto.randomUUID();
  const { error } = await service.from("project_files").insert({
    ...{
      id,
      project_id: project,
      name: "forged.png",
      version: 1,
      path: id,
      ...facts,
      visible: true,
      message_id,
    },
    ...{ uploaded_by: ids.dana, uploaded_by_name: "Dana" },
  });
  expect(error?.code).toBe("23514");
});

test("what a message brings is told of with the message, once, and stays by itself when the message is deleted", async () => {
  const subjects = async () =>
    (await people.owner.from("notifications").select("kind, subject_id, title").is("read_at", null)).data;
  const taken = await store("dana", "kept.png", true);
  const gone = await store("dana", "gone.png", true);
  expect(JSON.stringify(await subjects())).not.toMatch(`${taken}|${gone}`);
  const { id } = await send("dana", [taken, gone]);
  expect(JSON.stringify(await subjects())).not.toMatch(`${taken}|${gone}`);
  await people.owner.rpc("note_download", { file_id: taken });
  expect((await deleteMessage("dana", id)).error).toBeNull();
  expect(await readRows("id in ($1, $2)", [taken, gone])).toEqual([
    { id: taken, name: "kept.png", version: null, message_id: null, visible: true },
  ]);
  await store("dana", "kept.png", false);
  expect((await list("dana", "kept.png")).map(({ version }) => version)).toEqual([1, null]);
});

test("sent twice, or again after it was deleted, a message leaves nothing behind", async () => {
  const keys = { file: crypto.randomUUID(), message: crypto.randomUUID() };
  const held = await store("dana", "again.png", true, keys.file);
  // The form comes once more before the first is answered: its file is the same.
  expect(await reserve(people.dana, keys.file)).toEqual({ file_id: held, version: null });
  const sent = await send("dana", [held], keys.message);
  expect(await send("dana", [held], keys.message)).toEqual(sent);
  expect(await named("again.png")).toHaveLength(1);
  await deleteMessage("dana", sent.id);
  expect(await named("again.png")).toEqual([]);
  // A sending that was under way meanwhile.
  expect(await store("dana", "again.png", true, keys.file)).toBe(held);
  expect(await send("dana", [held], keys.message)).toEqual(sent);
  expect(await named("again.png")).toEqual([]);
  expect((await service.from("file_reservations").select("id").eq("file_id", held)).data).toEqual([]);
});

test("what is held takes no room, waits for two hours, and its object is left over afterwards", async () => {
  await database.exec(
    "delete from public.file_reservations; delete from storage.objects where owner_id is null",
  );
  const held: string[] = [];
  for (let count = 0; count < 21; count += 1) held.push(await store("dana", `${count}.png`, true));
  expect(await reserve(people.dana, crypto.randomUUID())).toHaveProperty("path");
  const age = async (time: string) => {
    await database.exec(`update storage.objects set created_at = now() - interval '${time}';
      update public.file_reservations set created_at = now() - interval '${time}'`);
    await service.rpc("end_file_reservations");
    return z.array(z.string()).parse((await service.rpc("list_leftover_objects")).data).length;
  };
  expect(await age("119 minutes")).toBe(0);
  // Longer than a form may take it is not counted on.
  expect(await age("61 minutes")).toBe(0);
  expect(await age("2 hours")).toBe(21);
  await send("dana", held);
  expect(await readRows("id = any (string_to_array($1, ',')::uuid[])", [held.join(",")])).toEqual([]);
});
