import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { noteRunning } from "../../bin/stack/running-product.ts";
import { readSettings, root } from "../../bin/stack/settings.ts";
import { findFreePort } from "../../process/find-free-port.ts";
import { lockDirectory } from "../../process/lock-directory.ts";
import { listArchives } from "../backup/archives-kept.ts";
import { makeInstance } from "../backup/instance-in-test.ts";
import { switchCode } from "./switch-code.ts";

const folder = mkdtempSync(join(tmpdir(), "corner-pocket-upgrade-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A version of the product that holds the data and says who it is, or ends at once: its launcher and its site in one. */
function makeVersion(name: string, isBroken = false): string {
  const version = join(folder, name);
  mkdirSync(join(version, "bin"), { recursive: true });
  const works = `
    import { createServer } from "node:http";
    import { lockDirectory } from ${JSON.stringify(join(root, "process", "lock-directory.ts"))};
    lockDirectory(process.env.DATA_DIR);
    createServer((_, answer) => answer.end(JSON.stringify({ version: "${name}", database: "up" })))
      .listen(Number(process.env.SITE_PORT), "127.0.0.1", () => process.send?.("ready"));`;
  writeFileSync(join(version, "bin", "start.ts"), isBroken ? "process.exit(1);" : works);
  return version;
}

test.each([
  ["becomes ready runs from then on", false, "new", null],
  [
    "does not start makes room for the old one, on the same data",
    true,
    "old",
    expect.stringContaining("ended before"),
  ],
])("a new version that %s", async (_, isBroken, expected, failure) => {
  const [before, after] = [makeVersion("old"), makeVersion("new", isBroken)];
  const data = mkdtempSync(join(folder, "data-"));
  const port = String(await findFreePort());
  Object.assign(process.env, { DATA_DIR: data, SITE_PORT: port });
  onTestFinished(() => {
    for (const name of ["DATA_DIR", "SITE_PORT"]) Reflect.deleteProperty(process.env, name);
  });
  const running = spawn(process.execPath, [join(before, "bin", "start.ts")], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  await once(running, "message");

  const now = await switchCode(readSettings(), { pid: running.pid ?? 0, root: before }, after);
  onTestFinished(() => void now.product.kill("SIGKILL"));
  expect(running.signalCode).toBe("SIGTERM");
  expect(now.failure).toEqual(failure);
  const answer = await fetch(`http://localhost:${port}/api/ready`);
  expect(await answer.json()).toMatchObject({ version: expected });
});

test("an upgrade whose migration fails leaves the version that runs alone, and loses nothing", {
  tags: "slow",
}, async () => {
  const instance = await makeInstance();
  onTestFinished(() => instance.remove());
  await instance.start();
  lockDirectory(instance.data);
  noteRunning({ ...readSettings(), dataDirectory: instance.data });
  const service = instance.service();
  await service.from("clients").insert({ name: "Before the upgrade" }).throwOnError();

  const clone = join(folder, "next");
  execFileSync("git", ["clone", "--quiet", root, clone]);
  symlinkSync(join(root, "node_modules"), join(clone, "node_modules"));
  const migration = join(clone, "supabase", "migrations", "20990101000000_broken.sql");
  writeFileSync(migration, "alter table public.clients add column later text; select 1 / 0;");
  const upgrade = promisify(execFile)(process.execPath, [join(clone, "ops", "upgrade.ts")], {
    env: instance.env,
  });
  await expect(upgrade).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/20990101000000_broken.sql failed: division by zero[\s\S]*was left alone/),
  });

  expect(await listArchives(instance.backups)).toHaveLength(1);
  const { data } = await service.from("clients").select("*").eq("name", "Before the upgrade").throwOnError();
  expect(data).toHaveLength(1);
  expect(data[0]).not.toHaveProperty("later");
});
