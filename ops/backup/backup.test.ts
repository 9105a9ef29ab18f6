import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts, demoPassword } from "../../local/supabase/test-backend.ts";
import { listArchives } from "./archives-kept.ts";
import { type Instance, makeInstance } from "./instance-in-test.ts";

let instance: Instance;
beforeAll(async () => {
  instance = await makeInstance();
  await instance.start();
});
afterAll(() => instance.remove());

const newest = async () => join(instance.backups, (await listArchives(instance.backups))[0] ?? "");

test("backed up while people write, wiped and restored: every acknowledged row, file, sign-in and receipt is there", {
  timeout: 300_000,
}, async () => {
  const person = instance.visitor();
  const { data: session } = await person.auth.signInWithPassword(dana);
  const { data: factor } = await person.auth.mfa.enroll({ factorType: "totp" });
  expect(factor?.id).toBeTruthy();
  const proven = await proveFactor();
  const writers = write(4);
  await expect.poll(() => writers.acknowledged.length, { interval: 5, timeout: 60_000 }).toBeGreaterThan(40);
  const before = [...writers.acknowledged];
  const made = instance.run("backup");
  await expect.poll(() => listArchives(instance.backups), { timeout: 150_000 }).toHaveLength(1);
  const during = writers.acknowledged.length - before.length;
  await writers.stop();
  expect(during).toBeGreaterThan(0);
  await made;
  expect((await instance.service().from("backup_state").select("*").single()).data).toMatchObject({
    made_at: expect.any(String),
    problem: null,
  });
  const files = await hashFiles();
  const receipts = await readReceipts();

  await instance.end();
  instance.wipe();
  expect(await instance.run("restore", await newest(), "--key", instance.keyFile)).toContain("Restored");
  await instance.start();

  const names = await readNames();
  expect(before.filter((name) => !names.has(name))).toEqual([]);
  expect(files.length).toBeGreaterThan(3);
  expect(await hashFiles()).toEqual(files);
  expect(receipts.length).toBeGreaterThan(0);
  expect(await readReceipts()).toEqual(receipts);
  expect((await instance.visitor().auth.signInWithPassword(dana)).error).toBeNull();
  // The key that tokens are signed with came back too: whoever was signed in still is.
  const { data: user } = await instance.visitor().auth.getUser(session.session?.access_token);
  expect(user.user?.email).toBe(dana.email);
  expect(user.user?.factors).toMatchObject([{ id: factor?.id, status: "unverified" }]);
  // Whoever had a second step has it, by the same app and what is left of the same codes.
  const weak = await signInAsPriya();
  expect((await weak.rpc("my_second_step")).data).toBe("prove");
  const answers = [];
  for (const code_hash of [proven.used, proven.left])
    answers.push((await weak.rpc("use_recovery_code", { code_hash })).data);
  expect(answers).toEqual(["unknown", "used"]);
  // The next one: a code is taken once, and a minute may not be over.
  const code = new TOTP({ secret: proven.secret }).generate({ timestamp: Date.now() + 30_000 });
  expect((await weak.auth.mfa.challengeAndVerify({ factorId: proven.factorId, code })).error).toBeNull();
  expect((await weak.rpc("my_second_step")).data).toBe("none");
  expect(readdirSync(join(instance.data, "lake", "assets", "files"))).toHaveLength(1);
});

test("left to run, it makes and proves one by itself, and the next night's is not due yet", {
  tags: "slow",
}, async () => {
  for (const name of await listArchives(instance.backups)) rmSync(join(instance.backups, name));
  await instance
    .service()
    .rpc("report_backup", { report: { outcome: "failed", problem: "other" } })
    .throwOnError();
  const nightly = spawn(process.execPath, [join(import.meta.dirname, "..", "nightly.ts")], {
    env: instance.env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(nightly, "exit");
  const readState = async () => (await instance.service().from("backup_state").select("*").single()).data;
  await expect
    .poll(readState, { timeout: 100_000, interval: 500 })
    .toMatchObject({ problem: null, proven_at: expect.any(String) });
  expect(await listArchives(instance.backups)).toHaveLength(1);
  nightly.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

const dana = { email: accounts.ownClient, password: demoPassword };

async function signInAsPriya() {
  const visitor = instance.visitor();
  await visitor.auth.signInWithPassword({ email: accounts.otherClient, password: demoPassword });
  return visitor;
}

/** Gives Priya an app and recovery codes, of which one is used. */
async function proveFactor() {
  const strong = await signInAsPriya();
  const { data } = await strong.auth.mfa.enroll({ factorType: "totp" });
  const { id: factorId = "", totp: { secret } = { secret: "" } } = data ?? {};
  const code = new TOTP({ secret }).generate();
  expect((await strong.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  const code_hashes = Array.from({ length: 10 }, (_, n) => `${n}`.repeat(43));
  expect((await strong.rpc("renew_recovery_codes", { code_hashes })).data).toBe("renewed");
  const [used, left] = code_hashes;
  expect((await (await signInAsPriya()).rpc("use_recovery_code", { code_hash: used })).data).toBe("used");
  return { factorId, secret, used, left };
}

/** People who send messages until they are stopped; what the database acknowledged. */
function write(count: number) {
  const acknowledged: string[] = [];
  let isOver = false;
  const client = instance.service();
  const ended = Promise.all(
    Array.from({ length: count }, async () => {
      while (!isOver) {
        const name = randomBytes(8).toString("hex");
        const row = { name, email: "visitor@example.com", message: "Hello" };
        const { error } = await client.from("contact_messages").insert(row);
        if (!error) acknowledged.push(name);
        // Without a pause they would take from the backup the processor that it needs.
        await setTimeout(20);
      }
    }),
  );
  return {
    acknowledged,
    async stop(): Promise<void> {
      isOver = true;
      await ended;
    },
  };
}

async function readNames(): Promise<Set<string>> {
  const names = new Set<string>();
  for (let from = 0; ; from += 1000) {
    const page = instance.service().from("contact_messages").select("name").order("id");
    const { data } = await page.range(from, from + 999).throwOnError();
    for (const { name } of data) names.add(String(name));
    if (data.length < 1000) return names;
  }
}

async function hashFiles(): Promise<{ path: string; isWhole: boolean }[]> {
  const service = instance.service();
  const { data } = await service.from("project_files").select("path, sha256").order("path").throwOnError();
  return Promise.all(
    data.map(async ({ path, sha256 }) => {
      const { data: bytes } = await service.storage.from("project-files").download(String(path));
      const hash = createHash("sha256").update(new Uint8Array((await bytes?.arrayBuffer()) ?? []));
      return { path: String(path), isWhole: hash.digest("hex") === sha256 };
    }),
  );
}

async function readReceipts(): Promise<object[]> {
  const rows = instance.service().from("approvals").select("id, snapshot, snapshot_sha256").order("id");
  return (await rows.throwOnError()).data;
}
