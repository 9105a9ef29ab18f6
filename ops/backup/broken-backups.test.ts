import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { objectName } from "../../local/supabase/file-storage.ts";
import { canMount, meta } from "../../local/supabase/small-disk.ts";
import { listArchives } from "./archives-kept.ts";
import { type Instance, makeInstance } from "./instance-in-test.ts";

const script = join(import.meta.dirname, "..", "backup.ts");

describe("what can go wrong with a backup", { tags: "slow" }, () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await makeInstance();
    await instance.start();
  });
  afterAll(() => instance.remove());

  const archives = () => listArchives(instance.backups);
  const readState = async () => (await instance.service().from("backup_state").select("*").single()).data;

  test("the copy is given to the secret key alone", async () => {
    const ask = (apikey: string, method = "POST") =>
      fetch(`${instance.url}/snapshot/v1`, { method, headers: { apikey } });
    expect((await ask("")).status).toBe(403);
    expect((await ask("sb_publishable_anything")).status).toBe(403);
    expect((await ask(instance.secretKey(), "GET")).status).toBe(405);
    expect(existsSync(join(instance.data, "supabase", "snapshots"))).toBe(false);
  });

  test("a backup that is killed at any moment leaves no archive, and the next one clears up after it", async () => {
    for (let wait = 200; wait <= 3000; wait += 700) {
      const child = spawn(process.execPath, [script], { env: instance.env, stdio: "ignore" });
      const ended = once(child, "exit");
      const timer = setTimeout(() => child.kill("SIGKILL"), wait);
      await ended;
      clearTimeout(timer);
      const isKilled = child.signalCode === "SIGKILL";
      expect(await archives()).toHaveLength(isKilled ? 0 : 1);
      for (const name of await archives()) rmSync(join(instance.backups, name));
    }
    await instance.run("backup");
    expect(await archives()).toHaveLength(1);
    expect(readdirSync(instance.backups).filter((name) => !name.startsWith("lock."))).toEqual(
      await archives(),
    );
    expect(readdirSync(join(instance.data, "supabase", "snapshots"))).toEqual([]);
  });

  test("only the newest are kept", async () => {
    const old = ["corner-pocket-2020-01-01T030000Z.age", "corner-pocket-2020-01-02T030000Z.age"];
    for (const name of [...old, "letter.txt"]) writeFileSync(join(instance.backups, name), "");
    await instance.run("backup");
    expect(await archives()).toHaveLength(3);
    expect(existsSync(join(instance.backups, "letter.txt"))).toBe(true);
    expect(existsSync(join(instance.backups, old[0] ?? ""))).toBe(false);
  });

  test("an archive is restored over nothing unless told, and a damaged or foreign one changes nothing", async () => {
    const archive = join(instance.backups, (await archives())[0] ?? "");
    const restore = (...args: string[]) => instance.run("restore", ...args);
    await expect(restore(archive, "--key", instance.keyFile)).rejects.toMatchObject({
      stderr: expect.stringContaining("is in use by process"),
    });
    await instance.end();
    await expect(restore(archive, "--key", instance.keyFile)).rejects.toMatchObject({
      stderr: expect.stringContaining("There is an instance in"),
    });

    const before = readdirSync(instance.data).sort();
    const damaged = join(instance.folder, "damaged.age");
    const bytes = readFileSync(archive);
    bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 1;
    writeFileSync(damaged, bytes);
    await expect(restore(damaged, "--key", instance.keyFile, "--replace")).rejects.toMatchObject({
      stderr: expect.stringContaining("it is damaged, cut off, or no backup at all"),
    });
    const other = await makeInstance();
    await expect(restore(archive, "--key", other.keyFile, "--replace")).rejects.toMatchObject({
      stderr: expect.stringContaining("it was made for another key"),
    });
    await other.remove();
    expect(readdirSync(instance.data).sort()).toEqual(before);

    const said = await restore(archive, "--key", instance.keyFile, "--replace");
    expect(said).toContain("What was there before is now in");
    await instance.start();
    expect(await readState()).toBeTruthy();
  });

  test("a file whose bytes have rotted and a receipt that was forged are found by the rehearsal", async () => {
    const service = instance.service();
    const { data } = await service.from("project_files").select("path").order("path").limit(1).throwOnError();
    const object = join(
      ...[instance.data, "supabase", "storage", "objects"],
      objectName("project-files", String(data[0]?.path)),
    );
    const whole = readFileSync(object);
    writeFileSync(object, "rotten");
    await expect(instance.run("backup", "--rehearse")).rejects.toMatchObject({
      stderr: expect.stringContaining("are not those that were uploaded"),
    });
    expect(await readState()).toMatchObject({ problem: "files", made_at: expect.any(String) });
    rmSync(object);
    await expect(instance.run("backup", "--rehearse")).rejects.toMatchObject({
      stderr: expect.stringContaining("its bytes are not there"),
    });
    writeFileSync(object, whole);

    const { data: receipts } = await service.from("approvals").select("*").limit(1).throwOnError();
    const forged = {
      ...receipts[0],
      id: randomUUID(),
      snapshot_sha256: "0".repeat(64),
      subject_id: randomUUID(),
    };
    await service.from("approvals").insert(forged).throwOnError();
    await expect(instance.run("backup", "--rehearse")).rejects.toMatchObject({
      stderr: expect.stringContaining(`The receipt ${forged.id} does not have the hash of its words`),
    });
    expect(await readState()).toMatchObject({ problem: "receipts" });
    await service.from("approvals").delete().eq("id", forged.id).throwOnError();
    await instance.run("backup", "--rehearse");
    expect(await readState()).toMatchObject({ problem: null, proven_at: expect.any(String) });
  });

  test("without a database that answers there is no backup, and it says so", async () => {
    await instance.end();
    const kept = await archives();
    writeFileSync(join(instance.data, "supabase", "database", "PG_VERSION"), "nonsense");
    await expect(instance.run("backup")).rejects.toMatchObject({
      stderr: expect.stringContaining("The embedded database did not start"),
    });
    expect(await archives()).toEqual(kept);
  });
});

// A small file system in memory, in a name space of its own. Where that is not allowed, skipped.
test.skipIf(!canMount())(
  "on a disk with too little room no archive is made, it is said, and the database goes on",
  { meta, tags: "slow" },
  async () => {
    const instance = await makeInstance();
    const small = join(instance.folder, "small");
    mkdirSync(small);
    const run = `mount -t tmpfs -o size=140m tmpfs ${small} && exec ${process.execPath} ${script}`;
    const env = { ...instance.env, BACKUP_DIR: join(small, "backups") };
    await instance.start();
    try {
      expect(() => execFileSync("unshare", ["-rm", "sh", "-c", run], { env, stdio: "pipe" })).toThrow(
        /There is too little room in .*backups: \d+ MB more are needed/,
      );
      const { data } = await instance.service().from("backup_state").select("problem").single();
      expect(data).toEqual({ problem: "no_space" });
    } finally {
      await instance.remove();
    }
  },
);
