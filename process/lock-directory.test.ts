import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockDirectory } from "./lock-directory.ts";

test("a directory in use is refused, naming the process that holds it", () => {
  const directory = mkdtempSync(join(tmpdir(), "lock-"));
  const release = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(`${directory} is in use by process ${process.pid}`);

  release();

  expect(() => lockDirectory(directory)()).not.toThrow();
});

test("a process killed with SIGKILL leaves no lock behind", async () => {
  const directory = mkdtempSync(join(tmpdir(), "lock-"));
  const script = `import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, "lock-directory.ts"))};
    lockDirectory(${JSON.stringify(directory)}); console.log("locked"); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ["--input-type=module", "-e", script]);
  await new Promise((resolve) => holder.stdout.once("data", resolve));
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${holder.pid}`);

  const ended = new Promise((resolve) => holder.once("exit", resolve));
  holder.kill("SIGKILL");
  await ended;

  expect(() => lockDirectory(directory)()).not.toThrow();
});

test("a lock outlives the garbage collection of whatever took it", async () => {
  const directory = mkdtempSync(join(tmpdir(), "lock-"));
  const script = `import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, "lock-directory.ts"))};
    (() => { lockDirectory(${JSON.stringify(directory)}); })();
    setTimeout(() => { gc(); setTimeout(() => console.log("collected"), 50); }, 50);
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ["--expose-gc", "--input-type=module", "-e", script]);
  await new Promise((resolve) => holder.stdout.once("data", resolve));

  expect(() => lockDirectory(directory)).toThrow(`in use by process ${holder.pid}`);

  holder.kill("SIGKILL");
});
