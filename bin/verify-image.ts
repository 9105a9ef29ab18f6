import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockDirectory } from "../process/lock-directory.ts";
import { answers } from "./stack/addresses.ts";
import { startBackends } from "./stack/backends.ts";
import { siteEnvironment } from "./stack/environment.ts";
import { createProcesses } from "./stack/processes.ts";
import { readSettings, root } from "./stack/settings.ts";
import { ports, stackEnvironment } from "./stack/test-settings.ts";
import { startNginx } from "./tools/start-nginx.ts";
import { findForeignAddresses, hashFolder } from "./verify/site-addresses.ts";
import { assembleSite, readStage, startAssembledSite } from "./verify/site-image.ts";

// Runs what the Dockerfile says, without Docker: its build in a clone of what is committed, which knows no setting, then the folder of
// its last stage with its command and health check, behind the shipped nginx; for one address, and then, with the very same
// files, for another. Hosted services are replaced by the local ones.

Object.assign(process.env, stackEnvironment);
const settings = readSettings();
const folder = mkdtempSync(join(tmpdir(), "verify-image-"));
const clone = join(folder, "app");
const image = join(folder, "image");
const processes = createProcesses();
lockDirectory(settings.dataDirectory)();
try {
  run("git", ["clone", "--quiet", root, clone], root);
  for (const [word, rest] of readStage("build")) if (word === "RUN") run("sh", ["-c", rest], clone);
  assembleSite(image, { from: clone });
  const digest = hashFolder(image);

  rmSync(settings.dataDirectory, { recursive: true, force: true });
  await startBackends(processes, settings);
  const { NEXT_DIST_DIR: _, ...env } = siteEnvironment(settings);
  const sites = ["https://one.example", "http://two.example:8080"];
  for (const site of sites) {
    const others = [...sites.filter((other) => other !== site), "//build.invalid", settings.siteUrl];
    await verify({ ...env, SITE_URL: site }, others);
    if (hashFolder(image) !== digest) throw new Error("The image's own files changed while it ran");
  }
  console.log(`The image's commands work; one build (${digest.slice(0, 12)}) served ${sites.join(" and ")}.`);
} finally {
  await processes.stopAll();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function verify(env: Record<string, string>, others: string[]): Promise<void> {
  const startedAt = Date.now();
  const site = startAssembledSite(image, { ...env, PORT: String(ports.site), HOSTNAME: "127.0.0.1" });
  site.stdout?.pipe(process.stdout);
  site.stderr?.pipe(process.stderr);
  const nginx = await startNginx({ port: ports.site + 61, sites: [ports.site] });
  const ended = once(site, "exit");
  const direct = `http://127.0.0.1:${ports.site}`;
  const since = () => `${Date.now() - startedAt} ms after its start`;
  try {
    await until(`${direct}/api/health`, site);
    console.log(`${env.SITE_URL}: answers ${since()}.`);
    await until(`${direct}/api/ready`, site);
    console.log(`${env.SITE_URL}: ready, its pages rendered, ${since()}.`);
    checkHealth();
    const found = await findForeignAddresses(nginx.url, env.SITE_URL ?? "", others);
    if (found.length > 0) throw new Error(`Pages of another address: ${found.join("; ")}`);
    for (const path of ["/link-preview/home", "/icon.svg", "/api/session"]) {
      const { status } = await fetch(nginx.url + path);
      if (status !== 200) throw new Error(`${path} answers ${status} through nginx`);
    }
    const { headers } = await fetch(`${direct}/`);
    if (headers.has("strict-transport-security") !== env.SITE_URL?.startsWith("https:"))
      throw new Error("Strict-Transport-Security does not follow SITE_URL");
    console.log("Pages, files and the API answer through nginx, and name no other address.");
  } finally {
    await nginx.stop();
    site.kill("SIGTERM");
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The site ended with ${code} on SIGTERM`);
}

async function until(address: string, site: ReturnType<typeof startAssembledSite>): Promise<void> {
  while (!(await answers(address)))
    if (site.exitCode !== null) throw new Error(`The site ended with ${site.exitCode}`);
}

function checkHealth(): void {
  const [, rest = ""] = readStage("site").find(([word]) => word === "HEALTHCHECK") ?? [];
  const [, command = "[]"] = /CMD (.*)$/.exec(rest) ?? [];
  const [, ...args]: string[] = JSON.parse(command.replaceAll("127.0.0.1:3000", `127.0.0.1:${ports.site}`));
  run(process.execPath, args, image);
  console.log("The health check is content.");
}

function run(command: string, args: string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: "inherit", env: withoutOwnSettings() });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed`);
}

/** As in the build container: no settings at all. */
function withoutOwnSettings(): NodeJS.ProcessEnv {
  const own = new Set(Object.keys(stackEnvironment));
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.has(name)));
}
