import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import {
  accounts,
  ownerName,
  startTestBackend,
  type UntypedClient,
} from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";

// What a conversation lets its people do, and when: over the HTTP API, past the site's forms.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const people = {
  dana: await backend.signIn(accounts.ownClient),
  priya: await backend.signIn(accounts.otherClient),
  owner: await backend.signIn(accounts.owner),
};

const project_id = ids.landingPages;

const sent = z.object({ id: z.string(), sequence: z.number() });
const refused = z.object({ refused: z.string().default("done") });
const messages = z.array(
  sent.extend({
    revision: z.number(),
    body: z.string(),
    edited_at: z.string().nullable(),
    deleted_at: z.string().nullable(),
    files: z.array(z.unknown()),
  }),
);

async function send(client: UntypedClient, body: string, file_ids: string[] = []) {
  const { data } = await client.rpc("send_message", {
    ...{ project_id, body, file_ids },
    client_key: crypto.randomUUID(),
  });
  return sent.parse(data);
}

async function change(client: UntypedClient, message_id: string, body: string | null) {
  const { data } = await client.rpc("change_message", { project_id, message_id, body });
  return refused.parse(data).refused;
}

async function read(client: UntypedClient, after: number) {
  const { data } = await client.rpc("read_messages", { project_id, after });
  return messages.parse(data);
}

async function addFile(name: string, uploaded_by: string, visible: boolean): Promise<string> {
  const id = crypto.randomUUID();
  const stored = { id, project_id, name, version: 1, path: `test/${id}`, mime: "image/png", size: 5 };
  const { error } = await backend
    .service()
    .from("project_files")
    .insert({ ...stored, sha256: "0".repeat(64), visible, uploaded_by, uploaded_by_name: "Somebody" });
  expect(error).toBeNull();
  return id;
}

test("only its author changes a message, for ten minutes, and the log keeps the words that were", async () => {
  const { dana, priya, owner } = people;
  const { id, sequence } = await send(dana, "First words");
  expect(await change(owner, id, "Forged")).toBe("missing");
  expect(await change(priya, id, null)).toBe("missing");
  expect(await change(dana, id, " ")).toBe("empty");
  expect(await change(dana, id, "Second words")).toBe("done");
  // What was changed comes after everything that was seen before.
  const [edited] = await read(owner, sequence);
  expect(edited).toMatchObject({ id, sequence, body: "Second words", deleted_at: null });
  expect(edited?.edited_at).not.toBeNull();
  expect(edited?.revision).toBeGreaterThan(sequence);

  expect(await change(dana, id, null)).toBe("done");
  const [deleted] = await read(owner, edited?.revision ?? 0);
  expect(deleted).toMatchObject({ id, body: "" });
  expect(deleted?.deleted_at).not.toBeNull();
  expect(await change(dana, id, "Again")).toBe("missing");
  const entries = await owner
    .from("audit_log")
    .select("user_id, before")
    .match({ table_name: "messages", row_id: id })
    .order("id");
  expect(entries.data).toMatchObject([
    { user_id: ids.dana, before: { body: "First words" } },
    { user_id: ids.dana, before: { body: "Second words" } },
  ]);

  const old = await send(dana, "Said long ago");
  await backend.service().from("messages").update({ created_at: tenMinutesAgo() }).eq("id", old.id);
  expect(await change(dana, old.id, "Never said")).toBe("late");
  expect(await change(dana, old.id, null)).toBe("late");
  await backend.service().from("projects").update({ archived_at: tenMinutesAgo() }).eq("id", project_id);
  expect(await change(dana, old.id, null)).toBe("archived");
  await backend.service().from("projects").update({ archived_at: null }).eq("id", project_id);
});

test("what was deleted is told to nobody who has not looked yet", async () => {
  const { dana, owner } = people;
  const unread = async () => {
    const { data } = await owner
      .from("notifications")
      .select("title, events")
      .match({ kind: "message", subject_id: project_id })
      .is("read_at", null);
    return data;
  };
  await owner.rpc("read_notifications", { project_id });
  const first = await send(dana, "Kept");
  const second = await send(dana, "Regretted");
  expect(await unread()).toEqual([{ title: "Regretted", events: 2 }]);
  await change(dana, second.id, "Put better");
  expect(await unread()).toEqual([{ title: "Put better", events: 2 }]);
  await change(dana, second.id, null);
  expect(await unread()).toEqual([{ title: "Kept", events: 1 }]);
  await change(dana, first.id, null);
  expect(await unread()).toEqual([]);
});

test("a message brings its author's own files and nobody else's, and takes them along when it is deleted", async () => {
  const { dana, owner } = people;
  const own = await addFile("own.png", ids.dana, true);
  const hidden = await addFile("hidden.png", ids.dana, false);
  const internal = await addFile("internal.png", ids.owner, false);
  const nothing = await dana.rpc("send_message", {
    ...{ project_id, body: " ", client_key: crypto.randomUUID(), file_ids: [hidden, internal] },
  });
  expect(nothing.error).not.toBeNull();
  const { id, sequence } = await send(dana, "", [own, hidden, internal]);
  const [message] = await read(owner, sequence - 1);
  expect(message?.files).toEqual([{ id: own, name: "own.png", mime: "image/png", size: 5 }]);
  // One thing happened, and it is told once.
  const told = await owner.from("notifications").select("kind, title").eq("project_id", project_id);
  expect(told.data).toContainEqual({ kind: "message", title: "own.png" });
  const aboutFile = await owner.from("notifications").select("kind").eq("subject_id", own);
  expect(aboutFile.data).toEqual([]);

  const shown = await send(owner, "For you", [internal]);
  expect((await read(dana, shown.sequence - 1))[0]?.files).toHaveLength(1);
  await owner.rpc("note_download", { file_id: own });
  const other = await addFile("other.png", ids.dana, true);
  const taken = await send(dana, "Two", [other]);
  expect([await change(dana, id, null), await change(dana, taken.id, null)]).toEqual(["done", "done"]);
  const left = await owner.from("project_files").select("id, message_id").in("id", [own, other]);
  expect(left.data, "what the owner has stays among the files").toEqual([{ id: own, message_id: null }]);
});

test("people see how far the others have read, never further than the conversation goes", async () => {
  const { dana, priya, owner } = people;
  const { sequence } = await send(dana, "Have you seen this?");
  const seen = async (client: UntypedClient) => {
    const { data } = await client.rpc("read_seen", { project_id });
    return z.array(z.unknown()).parse(data);
  };
  await owner.rpc("mark_messages_read", { project_id, up_to: Number.MAX_SAFE_INTEGER });
  const [reader] = await seen(dana);
  expect(reader).toMatchObject({ reader_name: ownerName, last_sequence: sequence });
  await owner.rpc("mark_messages_read", { project_id, up_to: sequence });
  expect(await seen(dana), "when it was read stays").toEqual([reader]);
  expect(await seen(owner)).toMatchObject([{ reader_name: "Dana Whitfield" }]);
  expect(await seen(priya)).toEqual([]);
});

function tenMinutesAgo(): string {
  return new Date(Date.now() - 600_000).toISOString();
}
