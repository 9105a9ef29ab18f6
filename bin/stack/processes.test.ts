import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createProcesses } from "./processes.ts";
import { root } from "./settings.ts";

const folder = mkdtempSync(join(tmpdir(), "processes-"));

/** A server that starts a child of its own, writes both pids down and ignores SIGTERM when told to. */
function writeServer(name: string, { isDeaf = false } = {}): { script: string; pids: () => number[] } {
  const script = join(folder, `${name}.mjs`);
  const record = join(folder, `${name}.json`);
  writeFileSync(
    script,
    `import { spawn, spawnSync } from "node:child_process";
     import { renameSync, writeFileSync } from "node:fs";
     const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
     ${isDeaf ? 'process.on("SIGTERM", () => {});' : ""}
     process.on("disconnect", () => { child.kill("SIGKILL"); process.exit(0); });
     setInterval(() => {}, 1000);
     // Whole or not at all: it is read while servers come and go.
     writeFileSync(${JSON.stringify(`${record}.new`)}, JSON.stringify([process.pid, child.pid]));
     renameSync(${JSON.stringify(`${record}.new`)}, ${JSON.stringify(record)});
     process.send({ ready: true });`,
  );
  return { script, pids: () => JSON.parse(readFileSync(record, "utf8")) };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !isZombie(pid);
}

/** A process that ended but was not yet collected by its parent still answers to signal 0. */
function isZombie(pid: number): boolean {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  return stdout.startsWith("Z");
}

const allGone = (pids: number[]) => vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), 10_000);

test("stopping ends a server and the children it started", async () => {
  const server = writeServer("polite");
  const processes = createProcesses();
  await processes.start({ name: "polite", args: [server.script], env: {} });
  expect(server.pids().filter(isRunning)).toHaveLength(2);

  await processes.stopAll();

  await allGone(server.pids());
});

test("a server that ignores SIGTERM is killed after the grace period", async () => {
  const server = writeServer("deaf", { isDeaf: true });
  const processes = createProcesses({ gracePeriodMs: 200 });
  await processes.start({ name: "deaf", args: [server.script], env: {} });

  await processes.stopAll();

  await allGone(server.pids());
});

test("a server that ends by itself is reported by name", async () => {
  const processes = createProcesses();
  const script = join(folder, "short.mjs");
  writeFileSync(script, "process.send({ ready: true }); setTimeout(() => process.exit(7), 50);");
  await processes.start({ name: "short", args: [script], env: {} });

  await expect(processes.failure).rejects.toThrow("short ended (exit code 7)");
});

test("a server that is kept is started again when it is killed, and reported when it only ends again", async () => {
  const server = writeServer("kept");
  const processes = createProcesses({ shortestLifeMs: 300 });
  await processes.keep({ name: "kept", args: [server.script], env: {} });
  const [first = 0, child = 0] = server.pids();
  await new Promise((resolve) => setTimeout(resolve, 400));
  process.kill(first, "SIGKILL");
  await vi.waitFor(() => expect(server.pids()[0]).not.toBe(first), 10_000);
  expect(isRunning(server.pids()[0] ?? 0)).toBe(true);

  // On a busy machine one may live long enough to be started once more.
  const orphans = new Set([child]);
  const killing = setInterval(() => {
    const [latest = 0, latestChild = 0] = server.pids();
    orphans.add(latestChild);
    if (isRunning(latest)) process.kill(latest, "SIGKILL");
  }, 10);
  await expect(processes.failure).rejects.toThrow("kept ended (SIGKILL)");
  clearInterval(killing);
  for (const orphan of orphans) if (isRunning(orphan)) process.kill(orphan, "SIGKILL");
  await processes.stopAll();
});

test("a server that never gets ready rejects its start", async () => {
  const processes = createProcesses();
  const script = join(folder, "broken.mjs");
  writeFileSync(script, "process.exit(3);");

  await expect(processes.start({ name: "broken", args: [script], env: {} })).rejects.toThrow(
    "broken ended (exit code 3)",
  );
});

test("a launcher killed with SIGKILL leaves no process behind", async () => {
  const server = writeServer("orphan");
  const launcher = join(folder, "launcher.ts");
  writeFileSync(
    launcher,
    `import { createProcesses } from ${JSON.stringify(join(root, "bin", "stack", "processes.ts"))};
     await createProcesses().start({ name: "orphan", args: [${JSON.stringify(server.script)}], env: {} });
     console.log("started");
     setInterval(() => {}, 1000);`,
  );
  const child = spawn(process.execPath, [launcher], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((resolve) =>
    child.stdout.on("data", (text) => String(text).includes("started") && resolve()),
  );
  expect(server.pids().filter(isRunning)).toHaveLength(2);

  child.kill("SIGKILL");

  await allGone(server.pids());
});

test("a task that is ended has failed, whatever its exit code, and nothing is started after it", async () => {
  const script = join(folder, "obedient.mjs");
  writeFileSync(
    script,
    `process.on("SIGTERM", () => process.exit(0));
     setInterval(() => {}, 1000);
     console.log("here");`,
  );
  const processes = createProcesses();
  const hasBegun = Promise.withResolvers<void>();
  const task = { name: "obedient", args: [script], env: {}, onLine: () => hasBegun.resolve() };
  const run = expect(processes.run(task)).rejects.toThrow("obedient failed (exit code 0)");
  await hasBegun.promise;

  await processes.stopAll();

  await run;
  await expect(processes.run(task)).rejects.toThrow("obedient is not started any more");
  await expect(processes.start(task)).rejects.toThrow("obedient is not started any more");
  await expect(processes.keep(task)).rejects.toThrow("obedient is not started any more");
});

test("told to stop once more, it no longer waits", async () => {
  const server = writeServer("deafer", { isDeaf: true });
  const processes = createProcesses({ gracePeriodMs: 3_600_000 });
  await processes.start({ name: "deafer", args: [server.script], env: {} });

  await Promise.all([processes.stopAll(), processes.stopAll()]);

  await allGone(server.pids());
});

test("what a server complains of is shown once it is ready, until it is stopped", async () => {
  const script = join(folder, "grumbling.mjs");
  writeFileSync(
    script,
    `console.error("before");
     process.on("SIGTERM", () => { console.error("at the end"); process.exit(0); });
     setTimeout(() => process.send({ ready: true }), 200);
     setTimeout(() => console.error("while it runs"), 400);
     setInterval(() => {}, 1000);`,
  );
  const shown = vi.spyOn(console, "error").mockImplementation(() => {});
  const heard: string[] = [];
  const onLine = (line: string) => heard.push(line.trim());
  try {
    for (const isQuiet of [false, true]) {
      const processes = createProcesses({ isQuiet });
      await processes.start({ name: "grumbling", args: [script], env: {}, onLine });
      await vi.waitFor(() => expect(heard).toContain("while it runs"), 10_000);
      await processes.stopAll();
      await vi.waitFor(() => expect(heard).toContain("at the end"), 10_000);
      expect(heard.splice(0).filter(Boolean)).toEqual(["before", "while it runs", "at the end"]);
    }
    expect(shown.mock.calls.map(([line]) => line)).toEqual([
      expect.stringMatching(/grumbling.*while it runs/),
    ]);
  } finally {
    shown.mockRestore();
  }
});
