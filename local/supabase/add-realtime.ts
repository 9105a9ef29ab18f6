import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@supabase/lite/pglite";
import { supabaseFolder } from "./open-backend.ts";

/**
 * Gives the embedded database the tables of hosted Realtime, which it lacks, and what the migrations make where these are. The
 * one migration that asks for them did nothing when it was applied, and is run again.
 */
export async function addRealtime(database: PGlite): Promise<void> {
  for (const file of [
    join(import.meta.dirname, "as-hosted", "realtime.sql"),
    join(supabaseFolder, "migrations", "20261121002100_tell_of_news.sql"),
  ])
    await database.exec(await readFile(file, "utf8"));
}
