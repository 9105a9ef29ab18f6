import { type ClientRequest, request } from "node:http";
import { expect, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { readRows } from "../fixtures/database.ts";
import { makeClient } from "../fixtures/people.ts";
import { signInCookies } from "../fixtures/session.ts";

const kilobyte = 1024;

async function makeSender() {
  const { person, project } = await makeClient("Patient");
  const cookies = await signInCookies(person);
  return {
    project,
    /** Sends a form with one file at so many bytes a second; it ends after so many, or never. */
    sendSlowly: (part: "files" | "messages", perSecond: number, size = Number.POSITIVE_INFINITY) =>
      sendSlowly(`/api${project.path(part)}`, cookies, { perSecond, size }),
    /** A message without files, in the form that may have some. */
    async say(body: string): Promise<number> {
      const form = new FormData();
      form.append("client_key", crypto.randomUUID());
      form.append("body", body);
      const headers = { Cookie: cookies, Origin: addresses.site, Accept: "application/json" };
      const init = { method: "POST", headers, body: form };
      return (await fetch(`${addresses.site}/api${project.path("messages")}`, init)).status;
    },
  };
}

type Answer = { status?: number; error?: string; waitSeconds: number; after: number };

function sendSlowly(path: string, cookies: string, { perSecond, size }: { perSecond: number; size: number }) {
  const startedAt = Date.now();
  const head = [
    '--x\r\nContent-Disposition: form-data; name="client_key"\r\n\r\n',
    `${crypto.randomUUID()}\r\n`,
    '--x\r\nContent-Disposition: form-data; name="body"\r\n\r\nHere it is.\r\n',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="notes.txt"\r\n\r\n',
  ].join("");
  let sent: ClientRequest | undefined;
  const answered = new Promise<Answer>((resolve) => {
    const headers = {
      "Content-Type": "multipart/form-data; boundary=x",
      "Transfer-Encoding": "chunked",
      Origin: addresses.site,
      Accept: "application/json",
      Cookie: cookies,
    };
    let isAnswered = false;
    sent = request(addresses.site + path, { method: "POST", headers }, async (answer) => {
      isAnswered = true;
      const after = (Date.now() - startedAt) / 1000;
      let text = "";
      for await (const chunk of answer) text += chunk;
      const waitSeconds = Number(answer.headers["retry-after"] ?? 0);
      resolve({ status: answer.statusCode, error: JSON.parse(text).error, waitSeconds, after });
    });
    let written = 0;
    const writing = setInterval(() => {
      // By the clock, as a timer is late on a busy machine.
      const due = Math.min(Math.floor(((Date.now() - startedAt) / 1000) * perSecond), size);
      if (due > written) sent?.write("a".repeat(due - written));
      written = Math.max(written, due);
      if (written < size) return;
      clearInterval(writing);
      sent?.end("\r\n--x--\r\n");
    }, 100);
    const end = () => {
      clearInterval(writing);
      if (!isAnswered) resolve({ waitSeconds: 0, after: (Date.now() - startedAt) / 1000 });
    };
    sent.on("close", end);
    sent.on("error", end);
    sent.write(head);
  });
  return { answered, stop: () => sent?.destroy() };
}

test("of one client six send files at once, the seventh is told to wait, words go through, and a place is free again", async () => {
  const { say, sendSlowly } = await makeSender();
  const six = Array.from({ length: 6 }, () => sendSlowly("files", 60 * kilobyte));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const [ofFiles, ofMessage, words] = await Promise.all([
    sendSlowly("files", 60 * kilobyte).answered,
    sendSlowly("messages", 60 * kilobyte).answered,
    say("Only words"),
  ]);
  expect(ofFiles).toMatchObject({ status: 503, error: /^Many files are on their way/, waitSeconds: 30 });
  expect(ofMessage).toMatchObject({ status: 503, error: /Many files are on their way/, waitSeconds: 30 });
  expect(words).toBe(200);
  for (const one of six) one.stop();
  expect((await sendSlowly("files", 60 * kilobyte, 6000).answered).status).toBe(200);
});

test("who only pretends to send a file is told so after half a minute, and nothing of it is kept", {
  tag: "@slow",
}, async () => {
  const { project, sendSlowly } = await makeSender();
  const answers = await Promise.all(
    (["files", "messages"] as const).flatMap((part) =>
      [1, 5 * kilobyte].map((perSecond) => sendSlowly(part, perSecond).answered),
    ),
  );
  for (const { status, error, after } of answers) {
    expect({ status, error }).toEqual({ status: 408, error: expect.stringContaining("too slow") });
    expect(after).toBeGreaterThan(29);
    expect(after).toBeLessThan(40);
  }
  expect(await readRows("project_files", `project_id=eq.${project.id}`)).toEqual([]);
  expect(await readRows("messages", `project_id=eq.${project.id}`)).toEqual([]);
});

test("forty megabytes at 100 KB a second go through", { tag: "@slow" }, async () => {
  test.setTimeout(600_000);
  const { project, sendSlowly } = await makeSender();
  const size = 40 * 1024 * kilobyte;
  const { status, after } = await sendSlowly("files", 100 * kilobyte, size).answered;
  expect(status).toBe(200);
  expect(after).toBeGreaterThan(400);
  expect(await readRows("project_files", `project_id=eq.${project.id}`)).toMatchObject([{ size }]);
});
