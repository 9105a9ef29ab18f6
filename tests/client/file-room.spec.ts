import { expect, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { readRows } from "../fixtures/database.ts";
import { makeClient } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { signInCookies } from "../fixtures/session.ts";

// Room for a file is reserved before its bytes are taken, and is given back when they do not become one.

async function makeSender(name: string) {
  const { id: client_id, person, project } = await makeClient(name);
  const cookies = await signInCookies(person);
  const send = (body: BodyInit, part = "files", headers: Record<string, string> = {}) => {
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers: { Cookie: cookies, Origin: addresses.site, Accept: "application/json", ...headers },
      body,
      duplex: "half",
    };
    return fetch(`${addresses.site}/api${project.path(part)}`, init);
  };
  const ofProject = `project_id=eq.${project.id}`;
  return {
    client_id,
    person,
    project,
    send,
    readReservations: () => readRows("file_reservations", ofProject),
    readFiles: () => readRows("project_files", ofProject),
    listObjects: () =>
      callService("POST", "/storage/v1/object/list/project-files", { prefix: `${client_id}/${project.id}` }),
    async fillRoom() {
      const rows = Array.from({ length: 20 }, () => crypto.randomUUID()).map((id) => ({
        ...{ id, file_id: id, project_id: project.id, user_id: person.id },
        path: `${client_id}/${project.id}/${id}`,
      }));
      await callService("POST", "/rest/v1/file_reservations", rows);
    },
  };
}

function formOf(text: string, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ requestKey: crypto.randomUUID(), ...fields }))
    form.append(name, value);
  form.append("file", new File([text], "plan.txt", { type: "text/plain" }));
  return form;
}

test("nine uploads at once are all stored, and none takes room afterwards", async () => {
  const { send, readFiles, readReservations } = await makeSender("Many");
  const answers = await Promise.all(Array.from({ length: 9 }, (_, place) => send(formOf(`${place}`))));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(9).fill(200));
  expect(await readFiles()).toHaveLength(9);
  expect(await readReservations()).toEqual([]);
});

test("where there is no room, files and messages with files are told so, and words are still sent", async () => {
  const { send, fillRoom, readFiles, project } = await makeSender("Full");
  await fillRoom();
  const refused = await send(formOf("Plan"));
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ error: expect.stringContaining("Try again in an hour.") });
  const key = () => ({ client_key: crypto.randomUUID() });
  const withFile = await send(formOf("Plan", { ...key(), body: "See the plan" }), "messages");
  expect(withFile.status).toBe(429);
  expect(await withFile.text()).toContain("There is no room right now");
  expect(await readFiles()).toEqual([]);
  expect(await readRows("messages", `project_id=eq.${project.id}`)).toEqual([]);
  const words = await send(new URLSearchParams({ ...key(), body: "See the plan" }), "messages");
  expect(words.ok).toBe(true);
});

test("the same form sent three times at once is one file with one object", async () => {
  const { send, readFiles, listObjects, readReservations } = await makeSender("Thrice");
  const requestKey = crypto.randomUUID();
  const answers = await Promise.all(
    ["Plan", "Plan", "Plan"].map((text) => send(formOf(text, { requestKey }))),
  );
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).files[0].id));
  expect(new Set(ids).size).toBe(1);
  expect(await readFiles()).toMatchObject([{ id: ids[0], version: 1 }]);
  expect(await listObjects()).toHaveLength(1);
  expect(await readReservations()).toEqual([]);
});

test.describe("an upload that is under way", () => {
  const boundary = "x";
  const multipart = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="plan.txt"\r\n\r\n${"a".repeat(200_000)}`;

  /** Sends the beginning of a form, and waits until room is reserved for its file. */
  async function begin(sender: Awaited<ReturnType<typeof makeSender>>) {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const answer = sender.send(readable, "files", multipart);
    await writer.write(Buffer.from(head));
    await expect.poll(sender.readReservations).toHaveLength(1);
    return {
      answer,
      async end(rest: string) {
        await writer.write(Buffer.from(rest));
        await writer.close();
        return answer;
      },
    };
  }

  test("becomes no file when its sender is removed or the project is archived, and nothing of it is kept", async () => {
    for (const [name, change] of [
      ["Removed", "members"],
      ["Archived", "archive"],
    ] as const) {
      const sender = await makeSender(name);
      const upload = await begin(sender);
      if (change === "members")
        await callService("DELETE", `/rest/v1/client_members?client_id=eq.${sender.client_id}`);
      else
        await callService("PATCH", `/rest/v1/projects?id=eq.${sender.project.id}`, {
          archived_at: new Date().toISOString(),
        });
      expect((await upload.end(`\r\n--${boundary}--\r\n`)).status, name).toBe(409);
      expect(await sender.readFiles()).toEqual([]);
      expect(await sender.listObjects()).toEqual([]);
      expect(await sender.readReservations()).toEqual([]);
    }
  });

  test("gives its room back when it breaks off", async () => {
    const sender = await makeSender("Broken off");
    const upload = await begin(sender);
    expect((await upload.end("and no more")).status).toBe(400);
    await expect.poll(sender.readReservations).toEqual([]);
    expect(await sender.listObjects()).toEqual([]);
  });
});
