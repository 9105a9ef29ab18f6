import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBrand } from "../content/brand.ts";
import { assertPortsFree } from "./stack/ports.ts";
import { readSettings, root } from "./stack/settings.ts";
import { verifyFirstLight } from "./verify-first-light.ts";

// Clones what is committed into a temporary folder with an empty home and runs `npm start` there twice: first with the
// network, then, after `npm run reset`, without any (a network namespace with loopback alone: Linux, as root), so that
// import and builds happen offline too. Checks site, Studio and both sign-ins each time.

const isInside = process.argv[2] === "--inside";
if (isInside) {
  await runOnce(process.cwd());
} else {
  const folder = mkdtempSync(join(tmpdir(), "fresh-clone-"));
  const clone = join(folder, "clone");
  const home = join(folder, "home");
  mkdirSync(home);
  try {
    must("git", ["clone", "--quiet", root, clone], root, process.env);
    const env = {
      PATH: withoutOwnNode(),
      HOME: home,
      LANG: "C.UTF-8",
      ...pick("NODE_EXTRA_CA_CERTS", "npm_config_cafile"),
    };
    console.log("First start, with the package registry …");
    must(process.execPath, [script(), "--inside"], clone, env);
    must("npm", ["run", "reset"], clone, env);
    console.log("Second start, without any network …");
    must(
      "unshare",
      ["--net", "sh", "-c", `ip link set lo up && exec ${process.execPath} ${script()} --inside`],
      clone,
      env,
    );
    console.log("A fresh clone starts, with and without the network.");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function script(): string {
  return join(root, "bin", "verify-fresh-clone.ts");
}

async function runOnce(clone: string): Promise<void> {
  const startedAt = Date.now();
  const launcher = spawn("npm", ["start"], { cwd: clone, stdio: ["ignore", "pipe", "inherit"] });
  try {
    await untilReady(launcher);
    console.log(`Ready after ${Math.round((Date.now() - startedAt) / 1000)} s.`);
    await verifyFirstLight();
  } finally {
    const ended = new Promise((resolve) => launcher.once("exit", resolve));
    launcher.kill("SIGTERM");
    await ended;
    await assertPortsFree(readSettings().ports);
    console.log("Stopped; no process holds a port.");
  }
}

function untilReady(launcher: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    launcher.stdout?.setEncoding("utf8").on("data", (text: string) => {
      process.stdout.write(text);
      if (text.includes(`${readBrand().name} is ready.`)) resolve();
    });
    launcher.once("exit", (code) => reject(new Error(`npm start ended with ${code} before it was ready`)));
  });
}

/** The PATH a newcomer has: without the folders that npm put in front for this very script. */
function withoutOwnNode(): string {
  return (process.env.PATH ?? "")
    .split(":")
    .filter((folder) => !folder.includes("node_modules"))
    .join(":");
}

function pick(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function must(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): void {
  const { status, error } = spawnSync(command, args, { cwd, env, stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed`, { cause: error });
}
