import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { connect } from "node:tls";
import { expect, test } from "@playwright/test";
import { ports } from "../../bin/stack/test-settings.ts";
import { packagesEnvironment } from "../../bin/tools/debian-packages.ts";
import { findNginx } from "../../bin/tools/find-nginx.ts";
import { writeConfiguration } from "../../bin/tools/start-nginx.ts";
import { findFreePort } from "../../process/find-free-port.ts";

const host = "site.example";
let folder: string;
let server: ChildProcess | undefined;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nginx-https-"));
});
test.afterEach(async () => {
  if (server?.exitCode === null) {
    const ended = once(server, "exit");
    server.kill("SIGQUIT");
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

// As the container starts it, with another folder and other ports; the certificate is one that we sign ourselves.
test("nginx serves https from the moment there is a certificate, and a renewed one without a pause", {
  tag: "@slow",
}, async () => {
  const nginx = findNginx();
  if (!nginx) throw new Error("There is no nginx");
  const [http, https] = [await findFreePort(), await findFreePort()];
  writeConfiguration(folder, { port: http, sites: [ports.site], more: "" });
  const site = join(folder, "etc", "site");
  for (const file of ["listen-https.conf.template", "redirect-http.conf.template"]) {
    const path = join(site, file);
    const text = readFileSync(path, "utf8").replace("listen 8443", `listen 127.0.0.1:${https}`);
    writeFileSync(path, text.replace("listen 8080", `listen 127.0.0.1:${http}`));
  }
  const challenges = join(folder, "acme", ".well-known", "acme-challenge");
  mkdirSync(challenges, { recursive: true });
  writeFileSync(join(challenges, "a-challenge"), "its answer");
  const environment = packagesEnvironment();
  const main = join(folder, "etc", "nginx.conf");
  // As root nginx would hand its work to a user who may not enter the folder.
  if (process.getuid?.() === 0) writeFileSync(main, `user root;\n${readFileSync(main, "utf8")}`);
  server = spawn("bash", [join(folder, "etc", "start.sh")], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...environment,
      PATH: `${dirname(nginx)}:${environment.PATH}`,
      SITE_URL: `https://${host}`,
      CERTIFICATES: join(folder, "live"),
      NGINX_SITE: site,
      NGINX_ARGUMENTS: `-c ${main}`,
      LOOK_EVERY: "0.2",
    },
  });
  const plain = `http://127.0.0.1:${http}`;
  const look = (path: string) => fetch(plain + path, { redirect: "manual" }).catch(() => undefined);
  await expect.poll(async () => (await look("/"))?.status).toBe(200);
  const challenge = "/.well-known/acme-challenge/a-challenge";
  expect(await (await look(challenge))?.text()).toBe("its answer");

  makeCertificate("first");
  await expect.poll(async () => (await look("/brand"))?.status).toBe(308);
  expect((await look("/brand?x=1"))?.headers.get("location")).toBe("https://127.0.0.1/brand?x=1");
  expect(await (await look(challenge))?.text()).toBe("its answer");
  await expect.poll(() => readSubject(https)).toBe("first");
  expect(await getSafely(https, "/brand")).toEqual([200, true]);

  const failures: unknown[] = [];
  let isOn = true;
  const visitor = (async () => {
    while (isOn) {
      const [status] = await getSafely(https, "/").catch((error) => [error]);
      if (status !== 200) failures.push(status);
    }
  })();
  makeCertificate("second");
  await expect.poll(() => readSubject(https)).toBe("second");
  isOn = false;
  await visitor;
  expect(failures).toEqual([]);
});

function makeCertificate(name: string): void {
  const live = join(folder, "live", host);
  mkdirSync(live, { recursive: true });
  execFileSync(
    "openssl",
    [
      ...[
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "2",
      ],
      ...["-subj", `/CN=${name}`, "-keyout", join(live, "privkey.pem"), "-out", join(live, "fullchain.pem")],
    ],
    { stdio: "ignore" },
  );
}

function readSubject(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port, servername: host, rejectUnauthorized: false }, () => {
      const { CN } = socket.getPeerCertificate().subject;
      resolve(Array.isArray(CN) ? CN[0] : CN);
      socket.destroy();
    });
    socket.on("error", () => resolve(undefined));
  });
}

/** The status of a page, and whether it comes with the policy and the transport's header. */
function getSafely(port: number, path: string): Promise<[status: number, isWhole: boolean]> {
  return new Promise((resolve, reject) => {
    // A connection of its own: one that is idle when nginx reads a new certificate is closed, and browsers ask again.
    const options = {
      host: "127.0.0.1",
      port,
      path,
      servername: host,
      agent: false,
      rejectUnauthorized: false,
    };
    request(options, (response) => {
      response.resume();
      response.on("end", () =>
        resolve([response.statusCode ?? 0, "content-security-policy" in response.headers]),
      );
    })
      .on("error", reject)
      .end();
  });
}
