import { execFile, execFileSync } from "node:child_process";
import { chmodSync, existsSync, globSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listMigrations } from "./apply-migrations.ts";
import { supabaseFolder } from "./open-backend.ts";

// Hosted Supabase is a PostgreSQL server and the embedded one is PGlite: what both can run is tried on a real server too.
// Without PostgreSQL's own programs on the machine there is no server to start, and this file is skipped.
const binaries = findBinaries();

const meta = { skipReason: "PostgreSQL's own programs are not on this machine" };

describe.skipIf(binaries === null)("on a plain PostgreSQL server", { meta }, () => {
  // initdb refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const directory = mkdtempSync(join(tmpdir(), "corner-pocket-postgres-"));
  const data = join(directory, "data");

  function run(program: string, args: string[], input?: string): string {
    return execFileSync(join(binaries ?? "", program), args, {
      ...owner,
      input,
      cwd: directory,
      encoding: "utf8",
      stdio: "pipe",
    });
  }

  function psql(...args: string[]): string {
    return run("psql", ["-h", directory, "-U", "postgres", "-v", "ON_ERROR_STOP=1", "-qtA", ...args]).trim();
  }

  function apply(path: string): void {
    psql("--single-transaction", "-f", path);
  }

  /** Runs a statement as the API would for the user with this id. */
  function as(userId: string, statement: string): string {
    const claims = JSON.stringify({ sub: userId, role: "authenticated", session_id: userId });
    return psql(
      "-c",
      `begin; insert into auth.sessions (id, user_id) values ('${userId}', '${userId}') on conflict do nothing; set local role authenticated; set local "request.jwt.claims" = '${claims}'; ${statement}; commit`,
    );
  }

  beforeAll(async () => {
    chmodSync(directory, 0o777);
    run("initdb", ["-D", data, "-U", "postgres", "--auth=trust", "-E", "UTF8", "--no-sync"]);
    run("pg_ctl", [
      "-D",
      data,
      "-w",
      "-l",
      join(directory, "log"),
      "-o",
      `-k ${directory} -c listen_addresses=''`,
      "start",
    ]);
    for (const file of ["prelude.sql", "plain-postgres.sql", "realtime.sql"])
      apply(join(import.meta.dirname, file));
    for (const { path } of await listMigrations(supabaseFolder)) apply(path);
    apply(join(supabaseFolder, "seed.sql"));
  }, 60_000);

  afterAll(() => {
    if (existsSync(join(data, "postmaster.pid"))) run("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
    rmSync(directory, { recursive: true, force: true });
  });

  const dana = "00000000-0000-4000-8000-000000000002";
  const owners = "select string_agg(email, ',') from public.users where role = 'owner'";

  test("the migrations and the seed apply and make one owner", () => {
    expect(psql("-c", owners)).toBe("owner@cornerpocket.example");
  });

  test("a client reads the own row and the own client alone", () => {
    expect(as(dana, "select email from public.users")).toBe("dana@voltway.example");
    expect(as(dana, "select name from public.clients")).toBe("Voltway Home Electric");
  });

  test("of twenty overlapping calls confirmed at once, from twenty connections, one is", async () => {
    psql(
      "-c",
      `insert into public.discovery_calls
         (name, email, date, start_time, end_time, time_zone, starts_at, ends_at, manage_token_hash)
       select 'Ben', 'ben@example.com', '2030-01-07', '10:00', '10:30', 'UTC', start, start + interval '30 minutes', n
       from generate_series(1, 20) n, lateral (
         select timestamptz '2030-01-07 10:00Z' + (n % 2) * interval '15 minutes' as start
       ) as moment`,
    );
    const ids = psql("-c", "select id from public.discovery_calls where date = '2030-01-07'").split("\n");
    const ownerId = "00000000-0000-4000-8000-000000000001";
    as(ownerId, "select 1");
    const owner = JSON.stringify({ sub: ownerId, role: "authenticated", session_id: ownerId });
    const confirm = (id: string) =>
      promisify(execFile)(join(binaries ?? "", "psql"), [
        ...["-h", directory, "-U", "postgres", "-qtA", "-c"],
        `begin; set local role authenticated; set local "request.jwt.claims" = '${owner}';
         select public.decide_discovery_call('${id}', 'confirm'); commit`,
      ]);
    const answers = (await Promise.all(ids.map(confirm))).map(({ stdout }) => stdout.trim());
    expect(answers.sort()).toEqual(["confirmed", ...Array<string>(19).fill("taken")]);
  });

  test("a client is refused the role by the grants and, were these too wide, by the trigger", () => {
    const promote = `update public.users set role = 'owner' where id = '${dana}'`;
    expect(() => as(dana, promote)).toThrow("permission denied for table users");
    psql("-c", "grant update on public.users to authenticated");
    expect(() => as(dana, promote)).toThrow("Only the service changes a role");
    expect(psql("-c", owners)).toBe("owner@cornerpocket.example");
  });
});

function findBinaries(): string | null {
  const folders = [
    ...(process.env.PATH ?? "").split(":"),
    ...globSync("/usr/lib/postgresql/*/bin").sort().reverse(),
  ];
  const initdb = folders.map((folder) => join(folder, "initdb")).find((path) => existsSync(path));
  return initdb ? dirname(realpathSync(initdb)) : null;
}
