import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockDirectory } from "../local/lock-directory.ts";
import { answers } from "./stack/addresses.ts";
import { startBackends } from "./stack/backends.ts";
import { siteEnvironment } from "./stack/environment.ts";
import { createProcesses } from "./stack/processes.ts";
import { readSettings, root } from "./stack/settings.ts";
import { ports, stackEnvironment } from "./stack/test-settings.ts";
import { startNginx } from "./tools/start-nginx.ts";
import { assembleSite, readStage, startAssembledSite } from "./verify/site-image.ts";

// Runs what the Dockerfile says, without Docker: its build in a clone of what is committed, then the folder of its last
// stage with its command and health check, behind the shipped nginx. Hosted services are replaced by the local ones.

Object.assign(process.env, stackEnvironment);
const settings = readSettings();
const folder = mkdtempSync(join(tmpdir(), "verify-image-"));
const clone = join(folder, "app");
const image = join(folder, "image");
const processes = createProcesses();
lockDirectory(settings.dataDirectory)();
try {
  rmSync(settings.dataDirectory, { recursive: true, force: true });
  await startBackends(processes, settings);
  run("git", ["clone", "--quiet", root, clone], root);
  const { NEXT_DIST_DIR: _, ...env } = siteEnvironment(settings);
  const lines = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  writeFileSync(join(clone, ".env"), `${lines.join("\n")}\n`);
  for (const [word, rest] of readStage("build")) {
    if (word === "RUN") run("sh", ["-c", rest.replace(/^--mount=\S+ /, "")], clone);
  }
  assembleSite(image, { from: clone });
  await verify(env);
  console.log("The image's commands work.");
} finally {
  await processes.stopAll();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function verify(env: Record<string, string>): Promise<void> {
  const startedAt = Date.now();
  const site = startAssembledSite(image, { ...env, PORT: String(ports.site), HOSTNAME: "127.0.0.1" });
  site.stdout?.pipe(process.stdout);
  site.stderr?.pipe(process.stderr);
  const nginx = await startNginx({ port: ports.site + 61, sites: [ports.site] });
  const ended = once(site, "exit");
  try {
    while (!(await answers(`http://127.0.0.1:${ports.site}/api/health`))) {
      if (site.exitCode !== null) throw new Error(`The site ended with ${site.exitCode}`);
    }
    console.log(`Answers ${Date.now() - startedAt} ms after its start.`);
    checkHealth();
    for (const path of ["/", "/contact", "/login", "/link-preview/home", "/icon.svg", "/api/session"]) {
      const { status } = await fetch(nginx.url + path);
      if (status !== 200) throw new Error(`${path} answers ${status} through nginx`);
    }
    console.log("Pages, files and the API answer through nginx.");
  } finally {
    await nginx.stop();
    site.kill("SIGTERM");
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The site ended with ${code} on SIGTERM`);
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

/** As in the build container: no setting but those of its .env. */
function withoutOwnSettings(): NodeJS.ProcessEnv {
  const own = new Set(Object.keys(stackEnvironment));
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.has(name)));
}
