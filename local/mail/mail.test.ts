import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { afterAll, beforeEach, expect, test } from "vitest";
import { findFreePort } from "../../process/find-free-port.ts";
import { statusForHost } from "../status-for-host-in-test.ts";
import type { describeMessage } from "./describe-message.ts";
import { startMail } from "./start-mail.ts";

const directory = await mkdtemp(join(tmpdir(), "mail-"));
const ports = { smtpPort: await findFreePort(), inboxPort: await findFreePort() };
const url = `http://127.0.0.1:${ports.inboxPort}`;
const transport = createTransport({ host: "127.0.0.1", port: ports.smtpPort });
let stop = await startMail({ ...ports, directory });
beforeEach(async () => {
  await fetch(`${url}/api/messages`, { method: "DELETE" });
});
afterAll(async () => {
  transport.close();
  await stop();
  await rm(directory, { recursive: true });
});

type Listed = ReturnType<typeof describeMessage>;

async function list(query = ""): Promise<Listed[]> {
  const response = await fetch(`${url}/api/messages${query}`);
  return JSON.parse(await response.text());
}

async function read(path: string) {
  const response = await fetch(`${url}${path}`);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const link = "http://localhost:3000/auth/confirm?token_hash=abc&type=recovery";

test("a sent mail can be read as JSON with its parts, headers and attachment names", async () => {
  await transport.sendMail({
    from: '"Olive Owner" <hello@agency.example>',
    to: "Dana <Dana@voltway.example>",
    cc: "priya@alderandoak.example",
    bcc: "hidden@agency.example",
    subject: "Réinitialiser — 8️⃣",
    text: `Open ${link}.`,
    html: `<p><a href="${link}">Choose a password</a></p>`,
    headers: { "X-Kind": "recovery" },
    attachments: [{ filename: "call.ics", content: "BEGIN:VCALENDAR" }],
  });
  const [message] = await list("?to=dana@voltway.example");
  expect(message).toMatchObject({
    from: "Olive Owner <hello@agency.example>",
    to: ["dana@voltway.example", "priya@alderandoak.example", "hidden@agency.example"],
    subject: "Réinitialiser — 8️⃣",
    headers: { "x-kind": "recovery" },
    attachments: ["call.ics"],
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(message?.text?.trim()).toBe(`Open ${link}.`);
  expect(message?.html).toContain(link);
  expect(await list("?to=HIDDEN@agency.example")).toHaveLength(1);
  expect(await list("?to=nobody@voltway.example")).toEqual([]);
});

test("messages are listed newest first and each is one whole file on disk", async () => {
  for (const subject of ["first", "second", "third"]) {
    await transport.sendMail({ from: "a@b.example", to: "c@d.example", subject, text: subject });
  }
  expect((await list()).map(({ subject }) => subject)).toEqual(["third", "second", "first"]);
  const files = (await readdir(directory)).filter((name) => name.endsWith(".eml"));
  expect(files).toHaveLength(3);
  expect(await readdir(join(directory, "incoming"))).toEqual([]);
  const raw = await readFile(join(directory, files.toSorted()[0] ?? ""), "utf8");
  expect(raw).toMatch(/^Return-Path: <a@b\.example>\r\nDelivered-To: c@d\.example\r\n/);
  expect(raw).toContain("Subject: first");
});

test("fifty mails at once are all kept", async () => {
  const pool = createTransport({ pool: true, maxConnections: 10, host: "127.0.0.1", port: ports.smtpPort });
  const numbers = Array.from({ length: 50 }, (_, number) => number);
  await Promise.all(
    numbers.map((number) =>
      pool.sendMail({ from: "a@b.example", to: "c@d.example", subject: `${number}`, text: "." }),
    ),
  );
  pool.close();
  const subjects = (await list()).map(({ subject }) => Number(subject));
  expect(subjects.toSorted((one, other) => one - other)).toEqual(numbers);
});

test("the pages show a mail escaped, its links clickable, and its HTML only in a sandbox", async () => {
  await transport.sendMail({
    from: "a@b.example",
    to: "c@d.example",
    subject: "<script>alert(1)</script>",
    text: `<b>Hello</b> ${link}, bye`,
    html: `<script>alert(2)</script><a href="${link}">Go</a><img src="cid:mark@x">`,
    attachments: [
      { filename: 'a"b<c>.txt', content: "plain" },
      { filename: "mark.png", content: "pixels", contentType: "image/png", cid: "mark@x" },
    ],
  });
  const [{ id } = { id: "" }] = await list();
  const inbox = await read("/");
  expect(inbox.body).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(inbox.body).not.toContain("<script");
  expect(inbox.headers.get("content-security-policy")).toContain("default-src 'none'; style-src 'self'");
  const page = await read(`/messages/${id}`);
  expect(page.body).not.toContain("<script");
  expect(page.body).toContain(`<a href="${link.replace("&", "&amp;")}" target="_blank" rel="noreferrer">`);
  expect(page.body).toContain("&lt;b&gt;Hello&lt;/b&gt;");
  expect(page.body).toMatch(/<iframe[^>]+sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  const frame = await read(`/messages/${id}/html`);
  expect(frame.headers.get("content-security-policy")).toMatch(/^default-src 'none';.* sandbox allow-popups/);
  expect(frame.body).toContain('<base target="_blank">');
  expect(frame.body).toContain(`src="data:image/png;base64,${Buffer.from("pixels").toString("base64")}"`);
  const attachment = await read(`/messages/${id}/attachments/1`);
  expect(attachment.body).toBe("plain");
  expect(attachment.headers.get("content-disposition")).toContain('attachment; filename="a_b<c>.txt"');
  expect((await read(`/messages/${id}/attachments/9`)).status).toBe(404);
  expect((await read(`/messages/${id}/source`)).body).toContain("MIME-Version: 1.0");
});

test("unknown messages and paths out of the folder are 404", async () => {
  for (const path of [
    "/messages/nothing",
    "/messages/..%2f..%2fetc%2fpasswd",
    "/messages/x/source",
    "/nowhere",
  ]) {
    expect((await read(path)).status).toBe(404);
  }
});

test("Delete all empties the inbox from the page, but not from another site's form", async () => {
  await transport.sendMail({ from: "a@b.example", to: "c@d.example", subject: "stay", text: "." });
  const form = { method: "POST", redirect: "manual" as const, body: new URLSearchParams() };
  const foreign = await fetch(`${url}/delete-all`, { ...form, headers: { origin: "https://evil.example" } });
  expect(foreign.status).toBe(403);
  expect(await list()).toHaveLength(1);
  const own = await fetch(`${url}/delete-all`, { ...form, headers: { origin: url } });
  expect([own.status, own.headers.get("location")]).toEqual([303, "/"]);
  expect(await list()).toEqual([]);
  expect((await read("/")).body).toContain("No mail yet.");
});

test("another host name is refused, so that no web site can be rebound to the inbox", async () => {
  expect(await statusForHost(`${url}/api/messages`, "evil.example")).toBe(403);
  expect(await statusForHost(`${url}/api/messages`, `localhost:${ports.inboxPort}`)).toBe(200);
});

test("a mail above 25 MB is refused and the next one is kept", async () => {
  const huge = {
    from: "a@b.example",
    to: "c@d.example",
    subject: "huge",
    text: "x".repeat(26 * 1024 * 1024),
  };
  await expect(transport.sendMail(huge)).rejects.toMatchObject({ responseCode: 552 });
  await transport.sendMail({ ...huge, subject: "small", text: "x" });
  expect((await list()).map(({ subject }) => subject)).toEqual(["small"]);
});

test("mails are still there after a restart, and the directory belongs to one process", async () => {
  await transport.sendMail({ from: "a@b.example", to: "c@d.example", subject: "kept", text: "." });
  await expect(startMail({ ...ports, directory })).rejects.toThrow(/is in use by process/);
  await stop();
  stop = await startMail({ ...ports, directory });
  expect((await list()).map(({ subject }) => subject)).toEqual(["kept"]);
});
