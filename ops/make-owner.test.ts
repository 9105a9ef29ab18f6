import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSecrets } from "../bin/stack/secrets.ts";
import { connect, demoPassword } from "../local/supabase/test-backend.ts";
import { fillDirectory } from "../local/supabase/test-snapshot.ts";
import { findFreePort } from "../process/find-free-port.ts";
import { spawnDatabase } from "./backup/instance-in-test.ts";

const directory = mkdtempSync(join(tmpdir(), "corner-pocket-make-owner-"));
const port = await findFreePort();
const secrets = readSecrets(directory);
const own = join(directory, "own");
const jette = { ownerName: "Jette Petersen", contactEmail: "moin@nordlicht.example" };
let running: ReturnType<typeof spawnDatabase> | undefined;

beforeAll(async () => {
  mkdirSync(join(own, "documents"), { recursive: true });
  const settings = { _id: "siteSettings", _type: "siteSettings", ...jette };
  writeFileSync(join(own, "documents", "siteSettings.json"), JSON.stringify(settings));
  await fillDirectory(join(directory, "supabase"));
});
afterAll(async () => {
  await running?.stop("SIGKILL");
  rmSync(directory, { recursive: true, force: true });
});

async function makeOwner(...args: string[]): Promise<string> {
  const script = join(import.meta.dirname, "make-owner.ts");
  const env = {
    ...process.env,
    SUPABASE_URL: "",
    DATA_DIR: directory,
    OWN_DIR: own,
    SUPABASE_PORT: String(port),
  };
  return (await promisify(execFile)(process.execPath, [script, ...args], { env })).stdout;
}

async function startBackend(): Promise<string> {
  running = spawnDatabase(directory, port);
  return running.started;
}

async function roleAfterSignIn(url: string, email: string, password: string): Promise<unknown> {
  return (await rowAfterSignIn(url, email, password))?.role;
}

async function rowAfterSignIn(url: string, email: string, password: string) {
  const client = connect(url, secrets.supabasePublishableKey);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return (await client.from("users").select("role, full_name").eq("id", data.user.id).single()).data;
}

test("with the backend stopped it starts one for the moment and makes an existing account the owner", async () => {
  expect(await makeOwner("dana@voltway.example")).toBe("dana@voltway.example is an owner.\n");
  expect(await roleAfterSignIn(await startBackend(), "dana@voltway.example", demoPassword)).toBe("owner");
});

test("with the backend running it makes a new account with a password shown once", async () => {
  const output = await makeOwner("New.Owner@example.com");
  const [, password = ""] = /its password, shown only now: (\S+)/.exec(output) ?? [];
  const url = `http://127.0.0.1:${port}`;
  expect(await roleAfterSignIn(url, "new.owner@example.com", password)).toBe("owner");
  expect(await makeOwner("new.owner@example.com")).toBe("new.owner@example.com is an owner.\n");
});

test("the address that setup was told is greeted by the name that setup was told", async () => {
  const [, password = ""] = /only now: (\S+)/.exec(await makeOwner(jette.contactEmail)) ?? [];
  const row = await rowAfterSignIn(`http://127.0.0.1:${port}`, jette.contactEmail, password);
  expect(row).toEqual({ role: "owner", full_name: jette.ownerName });
});

test("without an address it says how it is used", async () => {
  await expect(makeOwner()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("Usage: npm run make-owner"),
  });
});
