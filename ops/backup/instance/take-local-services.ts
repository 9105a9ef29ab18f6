import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Source } from "../archive/write-archive.ts";
import { copySqlite } from "./read-sqlite.ts";

/**
 * The local services that keep a SQLite database: the lake with its pictures and files, and the Stripe emulator. Each database is
 * copied first and what belongs to it is taken afterwards: bytes are there before the document that names them, and stay.
 */
export function takeLocalServices(dataDirectory: string, scratch: string): Source[] {
  const sources: Source[] = [];
  for (const path of ["lake/lake.sqlite", "stripe/stripe.sqlite"]) {
    const live = join(dataDirectory, path);
    if (!existsSync(live)) continue;
    const copy = join(scratch, path.replace("/", "-"));
    copySqlite(live, copy);
    sources.push({ path, from: copy });
  }
  for (const path of ["lake/assets/images", "lake/assets/files", "secrets.json", "first-edition"]) {
    const from = join(dataDirectory, path);
    if (existsSync(from)) sources.push({ path, from });
  }
  return sources;
}
