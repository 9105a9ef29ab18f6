import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { withDatabase } from "../../local/supabase/open-database.ts";
import { connect } from "../../local/supabase/test-backend.ts";
import { fillDirectory } from "../../local/supabase/test-snapshot.ts";
import { findFreePort } from "../../process/find-free-port.ts";
import { lockDirectory } from "../../process/lock-directory.ts";
import { startBackends } from "./backends.ts";
import { createProcesses } from "./processes.ts";
import { readSecrets } from "./secrets.ts";
import { readSettings } from "./settings.ts";

const root = mkdtempSync(join(tmpdir(), "corner-pocket-kept-"));
let processes: ReturnType<typeof createProcesses>;
const printed: string[] = [];

let failure: unknown;

beforeEach(() => {
  processes = createProcesses();
  failure = undefined;
  processes.failure.catch((reason) => {
    failure = reason;
  });
  printed.length = 0;
  vi.spyOn(console, "log").mockImplementation((line) => void printed.push(String(line)));
  vi.spyOn(console, "error").mockImplementation((line) => void printed.push(String(line)));
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await processes.stopAll();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

// PostgreSQL has no statement_timeout here: what is asked of it is what it does.
const functions = `
  create function public.take_long(seconds double precision) returns void language plpgsql as $$
    declare until timestamptz := clock_timestamp() + seconds * interval '1 second';
    begin
      while clock_timestamp() < until loop end loop;
    end
  $$;
  grant execute on function public.take_long to anon, authenticated, service_role;
`;

/** The embedded database as the launcher starts it, with less patience, the function above and what `sql` makes of it. */
async function startDatabase(name: string, patience: number, sql = "") {
  const dataDirectory = join(root, name);
  const directory = join(dataDirectory, "supabase");
  await fillDirectory(directory);
  const unlock = lockDirectory(directory);
  await withDatabase(directory, (database) => database.exec(functions + sql));
  unlock();

  vi.stubEnv("SUPABASE_PATIENCE", String(patience));
  const settings = readSettings();
  const startsAt = performance.now();
  const [supabase, smtp, inbox] = [await findFreePort(), await findFreePort(), await findFreePort()];
  await startBackends(processes, {
    ...settings,
    dataDirectory,
    ports: { ...settings.ports, supabase, smtp, inbox },
    isContentLocal: false,
    isDatabaseLocal: true,
    isBillingLocal: false,
    readSecrets: () => readSecrets(dataDirectory),
  });
  const url = `http://127.0.0.1:${supabase}`;
  const { supabaseSecretKey, supabasePublishableKey } = readSecrets(dataDirectory);
  const service = connect(url, supabaseSecretKey);
  return {
    service,
    startedInMs: performance.now() - startsAt,
    anonymous: connect(url, supabasePublishableKey),
    /** Rows that somebody was told are stored, until the database ends. */
    async write(acknowledged: string[]): Promise<void> {
      for (;;) {
        const { data, error } = await service.from("clients").insert({ name: "Kept" }).select("id").single();
        if (error) return;
        acknowledged.push(String(data.id));
      }
    },
    async isAnswering(): Promise<boolean> {
      const { error } = await service
        .from("clients")
        .select("id")
        .limit(1)
        .abortSignal(AbortSignal.timeout(1000));
      return error === null;
    },
  };
}

const ended = /has not answered for \d+ seconds/;
const log = () => printed.join("\n");

test("a queue that moves is no hang; one statement is, and the database is back with every acknowledged row, ten seconds after its end", async () => {
  const { service, anonymous, isAnswering, write, startedInMs } = await startDatabase("queue", 2);
  const waiting = await Promise.all(
    Array.from({ length: 9 }, () => anonymous.rpc("take_long", { seconds: 0.4 })),
  );
  expect(waiting.filter(({ error }) => error)).toEqual([]);
  expect(log()).not.toMatch(ended);

  const acknowledged: string[] = [];
  const writing = [write(acknowledged), write(acknowledged)];
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(10), 20_000);
  void anonymous.rpc("take_long", { seconds: 600 }).then(() => {});
  // Who only says that it takes long, without the secret key, is not believed.
  void anonymous.rpc("sweep_search_words").then(() => {});
  await vi.waitFor(() => expect(log()).toMatch(ended), 30_000);
  const endedAt = performance.now();
  await Promise.all(writing);
  while (!(await isAnswering())) await setTimeout(50);
  const tookMs = performance.now() - endedAt;
  // Or, on a machine that does much else, in the time of three starts beside it.
  expect(tookMs).toBeLessThan(Math.max(10_000, 3 * startedInMs));
  expect(failure, "nothing else is stopped").toBeUndefined();
  const { data } = await service.from("clients").select("id").limit(1000);
  const kept = new Set(data?.map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

test("what is known to take long says so and is not judged", { tags: "slow" }, async () => {
  const { service } = await startDatabase(
    "long",
    2,
    `create or replace function public.sweep_search_words(after text default '') returns text language sql
     as $$ select public.take_long(7); select null $$;`,
  );
  const { error } = await service.rpc("sweep_search_words");
  expect(error).toBeNull();
  expect(log()).toMatch(/busy with the words of the search, for [246] seconds now\. It goes on\./);
  expect(log()).not.toMatch(ended);
});
