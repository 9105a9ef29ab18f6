import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { Problem } from "../problem.ts";

/** Where a program of PostgreSQL is: the newest that Debian's packages installed, else what the PATH has. */
function findProgram(name: string): string {
  const newestFirst = (a: string, b: string) => versionIn(b) - versionIn(a);
  return globSync(`/usr/lib/postgresql/*/bin/${name}`).sort(newestFirst)[0] ?? name;
}

/** Whether a whole server is installed here, and not only the programs that speak to one. */
export function findServerPrograms(): string | null {
  const initdb = findProgram("initdb");
  return initdb === "initdb" ? null : dirname(initdb);
}

/** What a program prints. Throws a Problem with its complaint, in which no password can stand: it is never an argument. */
export async function runProgram(
  name: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; uid?: number; gid?: number } = {},
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(findProgram(name), args, { ...options, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (cause) {
    const said = cause instanceof Error && "stderr" in cause ? String(cause.stderr).trim() : "";
    const isMissing = cause instanceof Error && "code" in cause && cause.code === "ENOENT";
    const why = isMissing ? "it is not installed" : said.split("\n").slice(0, 3).join(" ");
    throw new Problem("database", `${name} failed: ${why}`, { cause });
  }
}

/** A connection's address in the variables that PostgreSQL's programs read: an argument could be seen by everybody on this machine. */
export function programEnvironment(address: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address);
  return {
    ...process.env,
    PGHOST: searchParams.get("host") ?? hostname,
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)) || "postgres",
    ...(searchParams.has("sslmode") && { PGSSLMODE: searchParams.get("sslmode") ?? "" }),
  };
}

/** The address of the hosted database. Throws an Error naming the setting. */
export function readDatabaseAddress(): string {
  const address = process.env.SUPABASE_DB_URL;
  if (!address || !URL.canParse(address))
    throw new Error(
      "SUPABASE_DB_URL is not set: the database's own address (postgresql://…), from Supabase’s page “Connect”, direct or session pooler.",
    );
  return address;
}

function versionIn(path: string): number {
  return Number(path.split("/").find((part) => /^\d+$/.test(part)) ?? 0);
}
