import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import type { Manifest } from "../archive/manifest.ts";
import { digestDatabase, type Query } from "../instance/digest-database.ts";
import { checkFiles, checkReceipts, compareTables } from "../instance/prove-instance.ts";
import { programEnvironment, runProgram } from "./postgres-programs.ts";
import { readPrelude, withScratchServer } from "./scratch-server.ts";

/** Restores a server's dump into a scratch server and compares every row, file and receipt. Throws a Problem when something differs. */
export function compareServerDump(directory: string, stated: Manifest): Promise<void> {
  return withRestoredDump(directory, async (client) => {
    const query: Query = async (statement) => (await client.query(statement)).rows;
    compareTables(await digestDatabase(query), stated, (name) =>
      /^(public|auth|storage|supabase)/.test(name),
    );
    await checkReceipts(query);
    await checkFiles(query, stated);
  });
}

/** Does work on a dump that was restored into a server of its own, which is gone afterwards. */
export function withRestoredDump<Result>(
  directory: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  return withScratchServer(async ({ address, client }) => {
    await client.query(await readPrelude());
    for (const name of await listExtensions())
      await client.query(`create extension if not exists ${name} with schema extensions`);
    await client.query("drop schema auth");
    await runProgram(
      "pg_restore",
      [
        ...[
          "--exit-on-error",
          "--no-owner",
          "--no-privileges",
          "--clean",
          "--if-exists",
          "--dbname=postgres",
        ],
        join(directory, "database.dump"),
      ],
      { env: programEnvironment(address) },
    );
    return work(client);
  });
}

/** Those that the migrations ask for: a dump of some schemas does not bring them. */
async function listExtensions(): Promise<string[]> {
  const folder = join(import.meta.dirname, "..", "..", "..", "supabase", "migrations");
  const names = await readdir(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return texts.flatMap((text) =>
    [...text.matchAll(/^create extension if not exists (\w+) with schema extensions;/gm)].map(
      ([, name = ""]) => name,
    ),
  );
}
