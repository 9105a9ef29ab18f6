import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lockDirectory } from "../../process/lock-directory.ts";
import { withDatabase } from "./open-database.ts";
import { accounts, connect, demoPassword, type UntypedClient } from "./test-backend.ts";
import { processKeys, spawnSupabase } from "./test-process.ts";
import { fillDirectory } from "./test-snapshot.ts";
import { tellTimes, timeSearches } from "./time-searches.ts";

const directory = mkdtempSync(join(tmpdir(), "corner-pocket-many-rows-"));
const patience = 5;
let supabase: ReturnType<typeof spawnSupabase> | undefined;
let url = "";
let printed = "";

beforeAll(async () => {
  await fillDirectory(directory);
  const unlock = lockDirectory(directory);
  const rows = await readFile(join(import.meta.dirname, "many-rows.sql"), "utf8");
  await withDatabase(directory, (database) => database.exec(`begin; ${rows} commit;`)).finally(unlock);
  supabase = spawnSupabase(directory, { SUPABASE_PATIENCE: String(patience) });
  supabase.child.stderr?.on("data", (text) => {
    printed += text;
  });
  url = await supabase.started;
});
afterAll(async () => {
  await supabase?.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function signIn(email: string): Promise<UntypedClient> {
  const client = connect(url, processKeys.SUPABASE_PUBLISHABLE_KEY);
  const { error } = await client.auth.signInWithPassword({ email, password: demoPassword });
  if (error) throw error;
  return client;
}

/** Everything else that a machine may have to do. */
async function whileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const others: ChildProcess[] = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
  );
  try {
    return await work();
  } finally {
    for (const other of others) other.kill("SIGKILL");
  }
}

test("no search of 50,000 messages takes as long as a page may, whoever asks", {
  tags: "slow",
}, async () => {
  const all: number[] = [];
  for (const email of Object.values(accounts)) {
    const client = await signIn(email);
    const { slow, times } = await timeSearches(async (words, kind) => {
      const { error } = await client.rpc("search_portal", {
        words,
        ...(kind && { of_kind: kind, most: 50 }),
      });
      return error?.message;
    });
    expect(slow, email).toEqual([]);
    all.push(...times);
  }
  tellTimes("embedded, by its HTTP", all);
});

test("three hundred searches of one client at once are waited for, and nothing ends", {
  tags: "slow",
}, async () => {
  const client = await signIn(accounts.ownClient);
  const startedAt = performance.now();
  const failed: unknown[] = [];
  // Once, or as often as it takes to outlast the watchdog's patience: a fast machine is done sooner.
  for (let round = 1; performance.now() - startedAt <= patience * 1000; round++) {
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => client.rpc("search_portal", { words: "t" })),
    );
    failed.push(...answers.flatMap(({ error, status }) => (error ? { status, ...error } : [])));
    console.info(`${300 * round} searches took ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
  expect(failed).toEqual([]);
  expect(printed).not.toContain("has not answered");
});

test("a look through all words beside 50,000 messages is no hang", {
  tags: "slow",
}, async () => {
  const service = connect(url, processKeys.SUPABASE_SECRET_KEY);
  const startedAt = performance.now();
  const { error } = await whileBusy(async () => service.rpc("sweep_search_words"));
  const seconds = (performance.now() - startedAt) / 1000;
  console.info(`The words took ${Math.round(seconds)} s`);
  expect(error).toBeNull();
  // A fast machine is done before anybody would wonder.
  if (seconds > patience + 2) expect(printed).toContain("busy with the words of the search");
  expect(printed).not.toContain("has not answered");
});
