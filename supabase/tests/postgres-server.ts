import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { Client } from "pg";
import { findInPackages, packagesEnvironment } from "../../bin/tools/debian-packages.ts";
import { listMigrations } from "../../local/supabase/apply-migrations.ts";
import { supabaseFolder } from "../../local/supabase/open-backend.ts";

const version = 15;
const packages = [
  `postgresql-${version}`,
  `postgresql-client-${version}`,
  "libpq5",
  "libicu72",
  "libxml2",
  "libxslt1.1",
  "liblz4-1",
  "libzstd1",
  "libldap-2.5-0",
  "libsasl2-2",
  "libgssapi-krb5-2",
  "libkrb5-3",
  "libk5crypto3",
  "libkrb5support0",
  "libcom-err2",
  "libkeyutils1",
];

const programs = findPrograms();

/** For tests that need it: a machine without Debian's packages skips them. */
export const withPostgres = {
  skip: !programs,
  meta: { skipReason: "No PostgreSQL was found, and Debian's packages could not be unpacked" },
};

/**
 * Starts the PostgreSQL that hosted Supabase is built on, in a folder of its own, with the migrations and the seed, or only those
 * up to a file's name. The machine's programs are used, else Debian's packages are unpacked.
 */
export async function startPostgres({ upTo = "" } = {}) {
  if (!programs) throw new Error(withPostgres.meta.skipReason);
  const directory = mkdtempSync(join(tmpdir(), "corner-pocket-postgres-"));
  const data = join(directory, "data");
  chmodSync(directory, 0o777);
  // initdb refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

  function run(program: string, ...args: string[]): string {
    const options = { ...user, cwd: directory, env: packagesEnvironment(), encoding: "utf8" as const };
    return execFileSync(join(programs ?? "", program), args, { ...options, stdio: "pipe" }).trim();
  }

  const psql = (...args: string[]) =>
    run("psql", "-h", directory, "-U", "postgres", "-v", "ON_ERROR_STOP=1", "-qtA", ...args);

  run("initdb", "-D", data, "-U", "postgres", "--auth=trust", "-E", "UTF8", "--no-sync");
  const settings = `-k ${directory} -c listen_addresses='' -c fsync=off`;
  run("pg_ctl", "-D", data, "-w", "-l", join(directory, "log"), "-o", settings, "start");
  const local = join(supabaseFolder, "..", "local", "supabase", "as-hosted");
  const own = [
    join(local, "prelude.sql"),
    join(import.meta.dirname, "plain-postgres.sql"),
    join(local, "factors", "factors.sql"),
    join(local, "realtime.sql"),
  ];
  const all = (await listMigrations(supabaseFolder)).map(({ path }) => path);
  const migrations = all.filter((path) => upTo === "" || basename(path) <= upTo);
  const seed = upTo === "" ? [join(supabaseFolder, "seed.sql")] : [];
  for (const file of [...own, ...migrations, ...seed]) psql("--single-transaction", "-f", file);

  return {
    /** What its own programs, on this machine, connect to. */
    address: `postgresql://postgres@localhost/postgres?host=${directory}`,
    /** Runs psql as the superuser; what it prints. */
    psql,
    /** The migrations that were left out. */
    later: all.slice(migrations.length),
    /** One connection of the superuser. */
    async connect(): Promise<Client> {
      const client = new Client({ host: directory, user: "postgres", database: "postgres" });
      await client.connect();
      return client;
    },
    stop(): void {
      if (existsSync(join(data, "postmaster.pid"))) run("pg_ctl", "-D", data, "-m", "immediate", "stop");
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string | undefined {
  const [own] = globSync("/usr/lib/postgresql/*/bin/initdb").sort().reverse();
  const initdb = own ?? findInPackages(`usr/lib/postgresql/${version}/bin/initdb`, packages);
  return initdb && dirname(initdb);
}
