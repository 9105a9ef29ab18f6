import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { afterAll, expect, test } from "vitest";
import { findFreePort } from "../../process/find-free-port.ts";

const directory = mkdtempSync(join(tmpdir(), "mail-main-"));
afterAll(() => rmSync(directory, { recursive: true }));

function start(smtpPort: number, inboxPort: number): ChildProcess {
  return fork(join(import.meta.dirname, "main.ts"), {
    env: {
      ...process.env,
      SMTP_PORT: String(smtpPort),
      INBOX_PORT: String(inboxPort),
      MAIL_DIRECTORY: directory,
    },
    silent: true,
  });
}

test("an accepted mail survives kill -9; the process ends cleanly with its parent and when asked to", async () => {
  const [smtpPort, inboxPort] = [await findFreePort(), await findFreePort()];
  let mail = start(smtpPort, inboxPort);
  expect((await once(mail, "message"))[0]).toEqual({ ready: true });
  const transport = createTransport({ host: "127.0.0.1", port: smtpPort });
  await transport.sendMail({ from: "a@b.example", to: "c@d.example", subject: "kept", text: "." });
  mail.kill("SIGKILL");
  await once(mail, "exit");

  mail = start(smtpPort, inboxPort);
  await once(mail, "message");
  const listed = await (await fetch(`http://127.0.0.1:${inboxPort}/api/messages`)).text();
  expect(listed).toContain('"subject":"kept"');
  const second = start(await findFreePort(), await findFreePort());
  let complaint = "";
  second.stderr?.on("data", (data) => {
    complaint += data;
  });
  expect(await once(second, "exit")).toEqual([1, null]);
  expect(complaint.trim()).toBe(`${directory} is in use by process ${mail.pid}`);
  const exited = once(mail, "exit");
  mail.disconnect();
  expect(await exited).toEqual([0, null]);

  mail = start(smtpPort, inboxPort);
  await once(mail, "message");
  const ended = once(mail, "exit");
  mail.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
