import { afterAll, expect, test } from "vitest";
import { accounts, startTestBackend, type UntypedClient } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";

// A row says that a file is there, whole: what it takes to become one, and what is left over when it does not.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const dana = await backend.signIn(accounts.ownClient);
const priya = await backend.signIn(accounts.otherClient);

const project = ids.landingPages;
const folder = `${ids.voltway}/${project}`;

async function upload(client: UntypedClient, id: string) {
  return client.storage.from("project-files").upload(`${folder}/${id}`, Buffer.from("Words"), {
    contentType: "text/plain",
  });
}

async function record(id: string, changes: object = {}) {
  const { data, error } = await backend.service().rpc("record_project_file", {
    file: {
      id,
      project_id: project,
      name: "words.txt",
      path: `${folder}/${id}`,
      mime: "text/plain",
      size: 5,
      sha256: "0".repeat(64),
      uploaded_by: ids.dana,
      ...changes,
    },
  });
  return error?.code ?? Reflect.get(Object(data), "version");
}

test("a row needs a whole object of that person, and only people of the project can have one", async () => {
  const id = crypto.randomUUID();
  expect(await record(id)).toBe("PT404");
  expect((await upload(priya, id)).error).not.toBeNull();
  expect((await upload(dana, id)).error).toBeNull();
  expect(await record(id, { size: 6 })).toBe("PT404");
  expect(await record(id, { uploaded_by: ids.priya })).toBe("PT404");
  expect(await record(id)).toBe(1);
  expect(await record(id)).toBe(1);
  const { data } = await dana.from("project_files").select("visible, uploaded_by_name").eq("id", id);
  expect(data).toEqual([{ visible: true, uploaded_by_name: "Dana Whitfield" }]);
});

test("versions of one name recorded at once have numbers of their own, the newest first", async () => {
  const ids = Array.from({ length: 6 }, () => crypto.randomUUID());
  for (const id of ids) await upload(dana, id);
  const versions = await Promise.all(ids.map((id) => record(id, { name: "same.txt" })));
  expect(versions.sort()).toEqual([1, 2, 3, 4, 5, 6]);
  const list = async (client: UntypedClient) =>
    (await client.rpc("list_project_files", { project, skipped: 0, most: 1 })).data;
  expect(await list(dana)).toMatchObject([6, 5, 4, 3, 2, 1].map((version) => ({ version })));
  expect(await list(priya)).toEqual([]);
});

test("a person who uploads past the site has room for twenty objects in a project", async () => {
  const ids = Array.from({ length: 21 }, () => crypto.randomUUID());
  const [last = ""] = ids.slice(-1);
  for (const id of ids.slice(0, -1)) expect((await upload(dana, id)).error).toBeNull();
  expect((await upload(dana, last)).error).not.toBeNull();
  expect(await record(ids[0] ?? "", { name: "quota.txt" })).toBe(1);
  expect((await upload(dana, last)).error).toBeNull();
  const paths = [...ids.slice(1)].map((id) => `${folder}/${id}`);
  expect((await backend.service().storage.from("project-files").remove(paths)).error).toBeNull();
});

test("an object that never became a file, and that of a deleted one, are left over after an hour", async () => {
  const [lost, deleted] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of [lost, deleted]) await upload(dana, id);
  await record(deleted, { name: "deleted.txt" });
  const list = async () => (await backend.service().rpc("list_leftover_objects")).data;
  expect(await list()).toEqual([]);
  await backend.database.query("update storage.objects set created_at = now() - interval '2 hours'");
  expect(await list()).toEqual([`${folder}/${lost}`]);
  await backend.service().from("project_files").delete().eq("id", deleted);
  expect(new Set(Object(await list()))).toEqual(new Set([`${folder}/${lost}`, `${folder}/${deleted}`]));
  const path = `${folder}/${deleted}`;
  expect((await dana.storage.from("project-files").download(path)).error).not.toBeNull();
});

test("a client deletes an own file until the owner downloads it or it stands in a message, and nobody else's", async () => {
  const owner = await backend.signIn(accounts.owner);
  const names = ["taken back", "downloaded", "in a message"] as const;
  const files = new Map<string, string>();
  for (const name of names) {
    const id = crypto.randomUUID();
    await upload(dana, id);
    expect(await record(id, { name: `${name}.txt` })).toBe(1);
    files.set(name, id);
  }
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
