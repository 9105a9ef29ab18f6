import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";

const config = z.object({
  storage: z.object({ file_size_limit: z.string().regex(/^\d+MiB$/) }),
});

/** The storage settings of `supabase/config.toml`: the largest file, in its words and in bytes. */
export function readStorageSettings(folder: string): { file_size_limit: string; maximumBytes: number } {
  const { storage } = config.parse(parse(readFileSync(join(folder, "config.toml"), "utf8")));
  return { ...storage, maximumBytes: Number.parseInt(storage.file_size_limit, 10) * 1024 * 1024 };
}
