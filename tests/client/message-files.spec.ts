import { expect, type Page, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { readRows } from "../fixtures/database.ts";
import { login, makeClient, makeOwner } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { signInCookies } from "../fixtures/session.ts";

// A message's files are its own, in whatever order things happen to it and to the files of the same name.

const text = (name: string, words: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(words) });
const image = (words: string) => text("image.txt", words);

async function makeSender(name: string) {
  const { id: client_id, person, project } = await makeClient(name);
  const cookies = await signInCookies(person);
  const headers = { Cookie: cookies, Origin: addresses.site, Accept: "application/json" };
  const post = (
    tab: string,
    fields: Record<string, string>,
    ...files: { name: string; buffer: Buffer }[]
  ) => {
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.append(field, value);
    for (const { name: fileName, buffer } of files)
      body.append("file", new File([new Uint8Array(buffer)], fileName));
    return fetch(`${addresses.site}/api${project.path(tab)}`, { method: "POST", headers, body });
  };
  const ofProject = `project_id=eq.${project.id}`;
  return {
    ...{ client_id, person, project, cookies, headers },
    store: (...files: Parameters<typeof post>[2][]) =>
      post("files", { requestKey: crypto.randomUUID() }, ...files),
    send: (files: Parameters<typeof post>[2][], client_key: string = crypto.randomUUID()) =>
      post("messages", { client_key, body: "See this" }, ...files),
    readFiles: () => readRows("project_files", `${ofProject}&order=created_at`),
    readMessages: () => readRows("messages", ofProject),
    readReservations: () => readRows("file_reservations", ofProject),
    listObjects: () =>
      callService("POST", "/storage/v1/object/list/project-files", { prefix: `${client_id}/${project.id}` }),
    async fillRoom(rows: number) {
      const made = Array.from({ length: rows }, () => crypto.randomUUID()).map((id) => ({
        ...{ id, file_id: id, project_id: project.id, user_id: person.id },
        path: `${client_id}/${project.id}/${id}`,
      }));
      await callService("POST", "/rest/v1/file_reservations", made);
    },
  };
}

const versionsOf = (rows: { version?: unknown; message_id?: unknown }[]) =>
  rows
    .filter(({ message_id }) => message_id === null)
    .map(({ version }) => Number(version))
    .sort();

test("the same name twice in a message, in two messages and in Files, all at once, is none of the others", async () => {
  const sender = await makeSender("At once");
  const answers = await Promise.all([
    sender.send([image("one"), image("two")]),
    sender.send([image("three")]),
    sender.store(image("four")),
    sender.store(image("five")),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const rows = await sender.readFiles();
  expect(rows).toHaveLength(5);
  expect(versionsOf(rows)).toEqual([1, 2]);
  const brought = rows.filter(({ message_id }) => message_id);
  expect(brought.map(({ version }) => version)).toEqual([null, null, null]);
  expect(new Set(brought.map(({ message_id }) => message_id)).size).toBe(2);
  expect(await sender.readReservations()).toEqual([]);
  expect(await sender.listObjects()).toHaveLength(5);
});

/** Sends the beginning of a message with two files, and waits until the first of them is held. */
async function begin(sender: Awaited<ReturnType<typeof makeSender>>, client_key: string) {
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--x\r\nContent-Disposition: form-data; name="file"; filename="image.txt"\r\n\r\n`;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { ...sender.headers, "Content-Type": "multipart/form-data; boundary=x" },
    body: readable,
    duplex: "half",
  };
  const answer = fetch(`${addresses.site}/api${sender.project.path("messages")}`, init);
  const head = field("client_key", client_key) + field("body", "See this");
  await writer.write(Buffer.from(`${head}${file}${"a".repeat(200_000)}\r\n${file}${"b".repeat(200_000)}`));
  await expect
    .poll(async () => (await sender.readReservations()).some(({ sha256 }) => sha256 !== null))
    .toBe(true);
  return async (rest = "\r\n--x--\r\n") => {
    await writer.write(Buffer.from(rest));
    await writer.close();
    return answer;
  };
}

const third = `\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="image.txt"\r\n\r\nThird\r\n--x--\r\n`;

test("a message whose last file has no room any more is not sent, and nothing of it is kept", async () => {
  const sender = await makeSender("Half");
  const end = await begin(sender, crypto.randomUUID());
  await sender.fillRoom(20);
  expect((await end(third)).status).toBe(429);
  expect([await sender.readFiles(), await sender.readMessages()]).toEqual([[], []]);
  expect(await sender.listObjects()).toEqual([]);
  expect(await sender.readReservations()).toHaveLength(20);
});

test("until a message is there its files are nobody's, and Files goes on counting without them", async () => {
  const sender = await makeSender("Under way");
  const end = await begin(sender, crypto.randomUUID());
  expect(await sender.readFiles()).toEqual([]);
  expect((await sender.store(image("a version"))).status).toBe(200);
  expect((await end()).status).toBe(200);
  expect((await sender.store(image("another"))).status).toBe(200);
  const rows = await sender.readFiles();
  expect(rows).toHaveLength(4);
  expect(versionsOf(rows)).toEqual([1, 2]);
});

test("a message that was sent and deleted while its form came once more leaves nothing", async () => {
  const sender = await makeSender("Deleted");
  const key = crypto.randomUUID();
  const end = await begin(sender, key);
  const sent = await sender.send([image("one")], key);
  const [message] = (await sent.json()).messages;
  // What was held for the first form is the same file.
  expect(await sender.readFiles()).toHaveLength(1);
  const deleted = await fetch(`${addresses.site}/api${sender.project.path("messages")}/${message.id}`, {
    method: "POST",
    headers: { ...sender.headers, "Content-Type": "application/json" },
    body: JSON.stringify({ action: "delete" }),
  });
  expect(deleted.status).toBe(200);
  const late = await end();
  expect(late.status).toBe(200);
  expect((await late.json()).messages).toMatchObject([{ id: message.id, isDeleted: true, files: [] }]);
  expect([await sender.readFiles(), await sender.readReservations()]).toEqual([[], []]);
});

test("a session that ends in the middle sends nothing, keeps nothing for others to see, and says where to sign in", async () => {
  const sender = await makeSender("Ended");
  const end = await begin(sender, crypto.randomUUID());
  await callService("PATCH", `/rest/v1/users?id=eq.${sender.person.id}`, {
    disabled_at: new Date().toISOString(),
  });
  const answer = await end(third);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({
    elsewhere: { href: `/login?from=${encodeURIComponent(sender.project.path("messages"))}` },
  });
  expect([await sender.readFiles(), await sender.readMessages()]).toEqual([[], []]);
  expect(await sender.listObjects()).toEqual([]);
});

async function attach(page: Page, ...files: ReturnType<typeof text>[]) {
  await page.getByLabel("Attach files").setInputFiles(files);
  await page.getByRole("button", { name: "Send" }).click();
}

for (const javaScriptEnabled of [true, false])
  test(`a message's file is shown by itself among the files, with the way to its message, ${javaScriptEnabled ? "with" : "without"} script`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const { person, project, store } = await makeSender("Shown");
    expect((await store(image("a drawing"))).status).toBe(200);
    await login(page, person, project.path("messages"));
    await attach(page, image("another thing"));
    await expect(page.getByRole("log").getByRole("link", { name: "Download image.txt" })).toBeVisible();
    expect((await store(image("the drawing, again"))).status).toBe(200);
    await page.goto(project.path("files"));
    for (const size of [390, 1440]) {
      await page.setViewportSize({ width: size, height: 900 });
      const version = page.getByRole("link", { name: "Download image.txt, version 2" });
      await expect(version).toBeVisible();
      await expect(page.getByText("1 older version")).toBeVisible();
      const own = page.getByRole("link", { name: /^Download image.txt, sent in a message on / });
      await expect(own).toHaveCount(1);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    await page.getByRole("link", { name: /^Sent in a message: image.txt/ }).click();
    await expect(page).toHaveURL(/\/messages\?before=\d+#message-/);
    await expect(page.getByRole("link", { name: "Download image.txt" })).toBeInViewport();
    await context.close();
  });

test("a file that the owner has stays when its message is deleted, and the deletion is said", async ({
  page,
}) => {
  const sender = await makeSender("Kept");
  await login(page, sender.person, sender.project.path("messages"));
  await attach(page, image("kept"));
  const [file] = await expect.poll(sender.readFiles).toHaveLength(1).then(sender.readFiles);
  const owner = await signInCookies(await makeOwner());
  const download = await fetch(`${addresses.site}/api${sender.project.path("files")}/${file?.id}?download`, {
    headers: { Cookie: owner },
  });
  expect(await download.text()).toBe("kept");
  await page.getByRole("button", { name: /^Delete what you wrote/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your message was deleted." })).toBeVisible();
  await page.goto(sender.project.path("files"));
  await expect(page.getByText("Sent in a message that was deleted")).toBeVisible();
});
