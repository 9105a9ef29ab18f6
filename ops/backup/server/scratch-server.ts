import { chown, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { findServerPrograms, runProgram } from "./postgres-programs.ts";

// initdb refuses to run as root.
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Does work on a PostgreSQL server of its own, in a folder that is gone afterwards. It listens on a socket in that folder alone. */
export async function withScratchServer<Result>(
  work: (server: { address: string; client: Client }) => Promise<Result>,
): Promise<Result> {
  if (!findServerPrograms())
    throw new Error("To rehearse a server's backup PostgreSQL itself is needed here: install postgresql.");
  const folder = await mkdtemp(join(tmpdir(), "corner-pocket-scratch-"));
  const data = join(folder, "data");
  await mkdir(data);
  if (user.uid) for (const path of [folder, data]) await chown(path, user.uid, user.gid);
  const options = { ...user, env: { ...process.env, LC_ALL: "C.UTF-8" } };
  const control = (...args: string[]) => runProgram("pg_ctl", ["--pgdata", data, "--wait", ...args], options);
  try {
    await runProgram(
      "initdb",
      ["--pgdata", data, "--username=postgres", "--auth=trust", "--encoding=UTF8"],
      options,
    );
    const settings = `-k ${folder} -c listen_addresses='' -c fsync=off`;
    await control("--log", join(folder, "log"), "--options", settings, "start");
    const address = `postgresql://postgres@localhost/postgres?host=${folder}`;
    const client = new Client({ host: folder, user: "postgres", database: "postgres" });
    await client.connect();
    try {
      return await work({ address, client });
    } finally {
      await client.end();
    }
  } finally {
    await control("--mode=immediate", "stop").catch(() => {}); // not started
    await rm(folder, { recursive: true, force: true });
  }
}

/** The roles and schemas that a hosted database has before anything is restored into it. */
export function readPrelude(): Promise<string> {
  const folder = join(import.meta.dirname, "..", "..", "..", "local", "supabase", "as-hosted");
  return readFile(join(folder, "prelude.sql"), "utf8");
}
