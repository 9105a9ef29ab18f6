import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@supabase/lite/pglite";
import type { createFileStorage } from "./file-storage.ts";

const bucket = "project-files";

/**
 * Puts the demo's files into the storage, as `supabase seed buckets` does: those of which the seed has a row and the
 * storage no object. A file that was deleted since has lost its row, and stays deleted.
 */
export async function seedFiles(
  storage: ReturnType<typeof createFileStorage>,
  database: PGlite,
  folder: string,
): Promise<void> {
  const { rows } = await database.query<{ path: string; mime: string }>(
    `select path, mime from public.project_files
     where id::text like '00000000-0000-4000-8000-%'
       and not exists (select 1 from storage.objects where bucket_id = $1 and name = path)`,
    [bucket],
  );
  for (const { path, mime } of rows) {
    const source = join(folder, "files", bucket, path);
    if (!existsSync(source)) continue;
    const body = await readFile(source);
    const metadata = await storage.uploadObject(bucket, path, undefined, body, mime, "no-cache");
    await database.query("insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3)", [
      bucket,
      path,
      metadata,
    ]);
  }
}
