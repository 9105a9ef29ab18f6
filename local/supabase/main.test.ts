import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { statusForHost } from "../status-for-host-in-test.ts";
import { accounts, connect, demoPassword } from "./test-backend.ts";
import { processKeys, spawnSupabase } from "./test-process.ts";
import { fillDirectory } from "./test-snapshot.ts";

const root = mkdtempSync(join(tmpdir(), "corner-pocket-supabase-"));
const filled = join(root, "filled");
const processes: ReturnType<typeof spawnSupabase>[] = [];

// Starting a process takes seconds: who leaves it as it was shares one, the others get a copy of its directory.
let shared: ReturnType<typeof spawnSupabase>;
beforeAll(async () => {
  await fillDirectory(filled);
  cpSync(filled, join(root, "shared"), { recursive: true });
  shared = spawnSupabase(join(root, "shared"));
  await shared.started;
});
afterEach(async () => {
  for (const each of processes.splice(0)) await each.stop("SIGKILL");
});
afterAll(async () => {
  await shared.stop("SIGKILL");
  rmSync(root, { recursive: true, force: true });
});

function copy(name: string): string {
  cpSync(filled, join(root, name), { recursive: true });
  return join(root, name);
}

function start(directory: string, environment?: Record<string, string>) {
  const started = spawnSupabase(directory, environment);
  started.started.catch(() => {});
  processes.push(started);
  return started;
}

const service = (url: string) => connect(url, processKeys.SUPABASE_SECRET_KEY);

async function waitFor(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test("no acknowledged row is lost to kill -9, even in the middle of writes", () => killAndCount(1));

test("no acknowledged row is lost to four kills", { tags: "slow" }, () => killAndCount(4));

async function killAndCount(rounds: number): Promise<void> {
  const directory = copy(`killed-${rounds}`);
  const acknowledged: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const supabase = start(directory);
    const client = service(await supabase.started);
    const goal = acknowledged.length + 40 * round;
    const writers = Array.from({ length: 8 }, async () => {
      for (;;) {
        const { data, error } = await client
          .from("clients")
          .insert({ name: `Round ${round}` })
          .select("id")
          .single();
        if (error) return;
        acknowledged.push(String(data.id));
      }
    });
    await waitFor(() => acknowledged.length >= goal);
    await supabase.stop("SIGKILL");
    await Promise.all(writers);
  }

  const { data } = await service(await start(directory).started)
    .from("clients")
    .select("id")
    .limit(10_000);
  const kept = new Set(data?.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(20 * rounds * (rounds + 1));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
}

test("killed while the database is being made, it starts anew", { tags: "slow" }, async () => {
  const directory = join(root, "unfinished");
  const first = start(directory);
  await waitFor(() => existsSync(join(directory, "database.unfinished", "base")));
  await first.stop("SIGKILL");
  expect(existsSync(join(directory, "database"))).toBe(false);

  const client = connect(await start(directory).started, processKeys.SUPABASE_PUBLISHABLE_KEY);
  const { error } = await client.auth.signInWithPassword({ email: accounts.owner, password: demoPassword });
  expect(error).toBeNull();
});

test("a second process on the same directory is refused, and the first goes on", async () => {
  const second = start(join(root, "shared"));
  await expect(second.started).rejects.toThrow(`is in use by process ${shared.child.pid}`);
  expect(await second.stop()).toBe(1);
  const users = service(await shared.started)
    .from("users")
    .select("id");
  expect((await users).data).toHaveLength(3);
});

test("stopped by SIGTERM or by the end of its parent it exits cleanly, and finds its rows when it comes back", async () => {
  const directory = copy("stopped");
  const first = start(directory);
  const { error } = await service(await first.started)
    .from("clients")
    .insert({ name: "Kept" });
  expect(error).toBeNull();
  expect(await first.stop()).toBe(0);

  const second = start(directory);
  const rows = service(await second.started)
    .from("clients")
    .select("name")
    .eq("name", "Kept");
  expect((await rows).data).toHaveLength(1);
  second.child.disconnect();
  await waitFor(() => second.child.exitCode !== null);
  expect(second.child.exitCode).toBe(0);
});

test("a taken port and a missing or weak setting are said plainly", async () => {
  const url = await shared.started;
  const elsewhere = copy("elsewhere");
  const { port } = new URL(url);
  const refused = (environment: Record<string, string>) =>
    expect(start(elsewhere, environment).started).rejects;

  await refused({ SUPABASE_PORT: port }).toThrow(`Port ${port} is taken`);
  await refused({ SUPABASE_SECRET_KEY: "" }).toThrow("SUPABASE_SECRET_KEY is not set");
  await refused({ SUPABASE_JWT_SECRET: "short" }).toThrow(
    "SUPABASE_JWT_SECRET is shorter than 32 characters",
  );
});

test("it hides its configuration and refuses a Host that is not this machine", async () => {
  const url = await shared.started;
  for (const path of ["/_system/info", "//_system/info", "/_system"]) {
    expect((await fetch(url + path)).status).toBe(404);
  }
  const key = { apikey: processKeys.SUPABASE_PUBLISHABLE_KEY };
  expect(await statusForHost(`${url}/auth/v1/health`, "evil.example", key)).toBe(403);
  expect(await statusForHost(`${url}/auth/v1/health`, "localhost:54321", key)).toBe(200);
});
