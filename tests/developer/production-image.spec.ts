import { rmSync } from "node:fs";
import { request as openRequest } from "node:http";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { root } from "../../bin/stack/settings.ts";
import { accounts } from "../../bin/stack/test-settings.ts";
import { readStart } from "../../bin/verify/site-image.ts";
import { heic } from "../../schemas/requests/uploads-in-test/bytes.ts";
import { startFickleSmtpServer } from "../fixtures/fickle-smtp-server.ts";
import { prepareSite, type Site } from "../fixtures/start-site.ts";

// One site for all, with what stands behind it.
test.describe.configure({ mode: "serial" });

let site: Site;
let smtp: Awaited<ReturnType<typeof startFickleSmtpServer>>;

const read = async (path: string, init?: RequestInit) => fetch(site.url + path, init);
const readState = async () => {
  const response = await read("/api/ready");
  return { status: response.status, ...(await response.json()) };
};

test.describe("the build, started as the image starts it", () => {
  const { PORT: _, HOSTNAME: __, ...environment } = readStart().variables;
  const flags = ["--import", join(root, "web", "log", "json-lines.ts")];
  behavesInProduction({ flags, environment });
});

// The folder of the Dockerfile's last stage, started with its command.
test.describe("the image", { tag: "@slow" }, () => {
  behavesInProduction({ kind: "image" });
});

function behavesInProduction(start: Parameters<typeof prepareSite>[0]) {
  test.beforeAll(async () => {
    // It takes a while to put the image together.
    test.setTimeout(300_000);
    site = await prepareSite({ ...start, hasOwnDatabase: true, hasOwnLake: true });
    smtp = await startFickleSmtpServer(site.smtpPort);
    await site.startBackends();
    await site.start();
  });
  test.afterAll(async () => {
    await smtp?.stop();
    await site?.stop();
  });

  const allUp = { status: 200, ready: true, pages: "up", content: "up", database: "up", mail: "up" };

  test("readiness says that all is up, and when mail is not", async () => {
    await expect.poll(readState, { timeout: 20_000 }).toMatchObject(allUp);
    await smtp.stop();
    await expect.poll(readState).toMatchObject({ ...allUp, mail: "down" });
    smtp = await startFickleSmtpServer(site.smtpPort);
    await expect.poll(readState).toMatchObject(allUp);
  });

  test("an iPhone's picture is made small by what the image brings along", async () => {
    const [project] = await site.rest("projects?select=id&archived_at=is.null&limit=1");
    const files = `/api/projects/${project?.id}/files`;
    const headers = {
      Cookie: await site.signIn(accounts.owner),
      Origin: site.url,
      Accept: "application/json",
    };
    const body = new FormData();
    body.append("file", new File([heic], "IMG_0001.heic"));
    const sent = await (await read(files, { method: "POST", headers, body })).json();
    const preview = await read(`${files}/${sent.files[0].id}?preview`, { headers });
    const { format, width, height } = await sharp(await preview.arrayBuffer()).metadata();
    expect([format, width, height]).toEqual(["webp", 600, 800]);
  });

  test("readiness says what pages, content and database can do while they hang", {
    tag: "@slow",
  }, async () => {
    await site.kill();
    rmSync(join(site.output, "entries"), { recursive: true, force: true });
    site.lake.freeze();
    await site.start();
    expect((await read("/api/health")).status).toBe(200);
    expect(await readState(), "no page stored, no content to make one of").toMatchObject({
      status: 503,
      ready: false,
      pages: "down",
      content: "down",
      database: "up",
      mail: "up",
    });

    site.lake.thaw();
    await expect.poll(readState, { timeout: 20_000 }).toMatchObject(allUp);

    // What is down does not take the pages away that are stored.
    site.lake.freeze();
    site.database.freeze();
    await smtp.stop();
    const storedOnly = { ...allUp, content: "down", database: "down", mail: "down" };
    await expect.poll(readState).toMatchObject(storedOnly);
    site.lake.thaw();
    await expect.poll(readState).toMatchObject({ ...storedOnly, content: "up" });
    site.database.thaw();
    smtp = await startFickleSmtpServer(site.smtpPort);
    await expect.poll(readState).toMatchObject(allUp);
  });

  if (start.kind === "image")
    test("the image holds all it needs: pages, files, fonts, pictures", async () => {
      // The home page has its font in a file; scripts are named where a page has something to hydrate.
      const html = (
        await Promise.all([read("/"), read("/contact")].map(async (page) => (await page).text()))
      ).join();
      const files = [/\/_next\/static\/[\w./-]+?\.woff2/, /\/_next\/static\/[\w./-]+?\.js/].map(
        (file) => file.exec(html)?.[0] ?? `/${file} is missing`,
      );
      for (const path of [
        ...files,
        "/contact",
        "/link-preview/home",
        "/brand/logos.zip",
        "/icon.svg",
        "/robots.txt",
      ])
        expect((await read(path)).status, path).toBe(200);
    });

  test("errors are JSON lines with their route, one for each, and without anything personal", async () => {
    const from = site.readLog().length;
    const sessionCookie = `portal-session=base64-${Buffer.from(
      JSON.stringify({ access_token: token, refresh_token: token, expires_at: 1, user: personal }),
    ).toString("base64url")}`;
    const headers = {
      "Content-Type": "application/json",
      Origin: site.url,
      "X-Forwarded-For": "203.0.113.77",
    };
    const body = JSON.stringify(personal);
    site.lake.freeze();
    site.database.freeze();
    const [never, ...statuses] = await Promise.all([
      read(`/services/never-rendered?email=${encodeURIComponent(personal.email)}&t=${token}`).then(
        ({ status }) => status,
      ),
      read("/api/contact", { method: "POST", headers, body }).then(({ status }) => status),
      read("/api/contact", { method: "POST", headers, body: `{"name": "${personal.name}` }).then(
        (r) => r.status,
      ),
      read("/api/sign-in", {
        method: "POST",
        headers,
        body: JSON.stringify({ ...personal, password: token }),
      }).then(({ status }) => status),
      read(`/auth/confirm?token_hash=${token}&type=recovery`).then(({ status }) => status),
      read(`/calls/${token}`, { headers: { cookie: sessionCookie } }).then(({ status }) => status),
      read(`/dashboard?who=${personal.email}`, {
        headers: { cookie: sessionCookie },
        redirect: "manual",
      }).then(({ status }) => status),
    ]);
    site.database.thaw();
    site.lake.thaw();
    expect([404, 503]).toContain(never);
    expect(statuses[0]).toBe(503);

    const linesSince = () => site.readLog().slice(from).trim().split("\n");
    await expect.poll(() => linesSince().join("\n")).toContain('"route":');
    const lines = linesSince();
    for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
    const entries = lines.map((line) => JSON.parse(line));
    const failed = entries.filter(({ route }) => route);
    expect(failed.length).toBeGreaterThan(0);
    for (const { route, method, error } of failed) {
      expect(route).toMatch(/^\/[\w[\]()./-]*$/);
      expect(method).toMatch(/^[A-Z]+$/);
      expect(error.reference, "what the visitor was shown").toBeTruthy();
      expect(error.frames.length).toBeGreaterThan(0);
    }
    const routes = failed.map(({ route }) => route);
    expect(routes).toEqual([...new Set(routes)]);
    expect(lines.join("\n")).not.toMatch(
      /Grace|Hopper|example\.net|416.?555|Elspeth|q7Zk3v9|203\.0\.113|token_hash|email=/,
    );
  });

  test("on SIGTERM open requests and mails are finished, new ones refused, and the site exits with 0", async () => {
    smtp.become("slow");
    expect(await sendMessage(9)).toBe(200);
    const mail = "outbox?recipient=eq.v9@example.com&select=sent_at";
    const beingSent = async () => (await site.rest(`${mail}&attempts=gt.0&sent_at=is.null`)).length;
    await expect.poll(beingSent, { intervals: [30] }).toBe(1);
    const slow = [1, 2, 3].map((index) => startSlowMessage(index));
    await Promise.all(slow.map(({ started }) => started));
    await read("/api/health"); // What was sent before has arrived by then.

    const from = Date.now();
    const ended = site.end();
    const refused = () =>
      read("/api/health").then(
        () => "answered",
        ({ cause }) => cause.code,
      );
    await expect.poll(refused).toBe("ECONNREFUSED");

    expect(site.isRunning(), "requests are open").toBe(true);
    for (const request of slow) expect(await request.finish()).toBe(200);
    expect(await ended).toBe(0);
    expect(Date.now() - from).toBeLessThan(25_000);
    expect(await site.rest(mail)).toEqual([{ sent_at: expect.any(String) }]);
    expect(site.readLog()).toContain("Stopped, every request answered");
  });
}

const personal = {
  name: "Grace Hopper",
  email: "grace.hopper@example.net",
  phone: "+1 416 555 0199",
  message: "My daughter Elspeth has an allergy",
};
const token = "q7Zk3v9QpL2mXw8RtY6uBn1cDe5fGh";

async function sendMessage(index: number): Promise<number> {
  const { started, finish } = startSlowMessage(index);
  await started;
  return finish();
}

/** When the form was opened, without which no visitor is mailed: long enough ago for a person. */
const opened = Date.now() - 60_000;

/** A contact message of which only the half has arrived, until it is finished. */
function startSlowMessage(index: number) {
  const body = JSON.stringify({
    name: `Visitor ${index}`,
    email: `v${index}@example.com`,
    message: "Hello",
  });
  const request = openRequest(`${site.url}/api/contact`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
      Origin: site.url,
      "X-Forwarded-For": `10.4.0.${index}`,
      "Form-Opened-At": String(opened),
      Connection: "keep-alive",
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    request.on("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on("error", reject);
  });
  return {
    started: new Promise<void>((resolve) => request.write(body.slice(0, 20), () => resolve())),
    finish(): Promise<number> {
      request.end(body.slice(20));
      return status;
    },
  };
}
