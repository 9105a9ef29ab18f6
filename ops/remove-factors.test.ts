import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSecrets } from "../bin/stack/secrets.ts";
import { accounts, connect, demoPassword } from "../local/supabase/test-backend.ts";
import { fillDirectory } from "../local/supabase/test-snapshot.ts";
import { findFreePort } from "../process/find-free-port.ts";
import { spawnDatabase } from "./backup/instance-in-test.ts";

const directory = mkdtempSync(join(tmpdir(), "corner-pocket-remove-factors-"));
const port = await findFreePort();
const { supabasePublishableKey: key } = readSecrets(directory);
const url = `http://127.0.0.1:${port}`;
let running: ReturnType<typeof spawnDatabase> | undefined;

beforeAll(async () => {
  await fillDirectory(join(directory, "supabase"));
  running = spawnDatabase(directory, port);
  await running.started;
});
afterAll(async () => {
  await running?.stop("SIGKILL");
  rmSync(directory, { recursive: true, force: true });
});

async function removeFactors(...args: string[]): Promise<string> {
  const env = { ...process.env, SUPABASE_URL: "", DATA_DIR: directory, SUPABASE_PORT: String(port) };
  const script = join(import.meta.dirname, "remove-factors.ts");
  return (await promisify(execFile)(process.execPath, [script, ...args], { env })).stdout;
}

async function signIn(email: string) {
  const client = connect(url, key);
  const { error } = await client.auth.signInWithPassword({ email, password: demoPassword });
  if (error) throw error;
  return client;
}

test("somebody who lost app and codes signs in by the password, and nobody else loses an app", async () => {
  for (const email of [accounts.ownClient, accounts.otherClient]) {
    const { auth } = await signIn(email);
    const { data } = await auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
    if (!data) throw new Error("There is no factor");
    const code = new TOTP({ secret: data.totp.secret }).generate();
    expect((await auth.mfa.challengeAndVerify({ factorId: data.id, code })).error).toBeNull();
  }
  const step = async (email: string) => (await (await signIn(email)).rpc("my_second_step")).data;
  expect([await step(accounts.ownClient), await step(accounts.otherClient)]).toEqual(["prove", "prove"]);

  expect(await removeFactors(accounts.ownClient.toUpperCase())).toContain("choose a new password at once");
  expect([await step(accounts.ownClient), await step(accounts.otherClient)]).toEqual(["none", "prove"]);
  expect(await removeFactors(accounts.ownClient)).toBe(`${accounts.ownClient} has no authenticator app.\n`);
});

test("without an address, or with one that nobody has, it says so", async () => {
  for (const [args, said] of [
    [[], "Usage: npm run remove-factors"],
    [["nobody@example.com"], "There is no account with the address nobody@example.com"],
  ] as const)
    await expect(removeFactors(...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(said),
    });
});
