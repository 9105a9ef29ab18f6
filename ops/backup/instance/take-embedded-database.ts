import { rm } from "node:fs/promises";
import { z } from "zod";
import type { Api } from "../../../bin/stack/call-api.ts";
import type { Settings } from "../../../bin/stack/settings.ts";
import { withDatabaseApi } from "../../../bin/stack/with-database-api.ts";
import { withDatabase } from "../../../local/supabase/open-database.ts";
import type { Manifest } from "../archive/manifest.ts";
import type { Source } from "../archive/write-archive.ts";
import { Problem } from "../problem.ts";
import { digestDatabase } from "./digest-database.ts";

const answer = z.object({ directory: z.string() });
const refusal = z.object({ message: z.string() }).catch({ message: "no reason was given" });

/** The embedded database with its files as they are at one moment, and what they say. The caller removes `directory` afterwards. */
export async function takeEmbeddedDatabase(settings: Settings) {
  const directory = await withDatabaseApi(settings, askForSnapshot);
  const tables = await digestCopy(directory).catch(async (cause: Error) => {
    await rm(directory, { recursive: true, force: true });
    throw new Problem("database", `The copy of the database does not open: ${cause.message}`, { cause });
  });
  const sources: Source[] = ["database", "storage"].map((part) => ({
    path: `supabase/${part}`,
    from: `${directory}/${part}`,
  }));
  return { directory, sources, tables };
}

async function askForSnapshot({ url, key }: Api): Promise<string> {
  const response = await fetch(`${url}/snapshot/v1`, {
    method: "POST",
    headers: { apikey: key },
    signal: AbortSignal.timeout(300_000),
  }).catch((cause: Error) => {
    throw new Problem("database", "The database did not answer", { cause });
  });
  if (response.ok) return answer.parse(await response.json()).directory;
  const { message } = refusal.parse(await response.json().catch(() => null));
  if (response.status === 507) throw new Problem("no_space", message);
  throw new Problem("database", `The database gave no copy of itself (${response.status}): ${message}`);
}

/** What the database in a folder says. Opening it also shows that it opens. */
function digestCopy(directory: string): Promise<Manifest["tables"]> {
  return withDatabase(directory, (database) =>
    digestDatabase(async <Row>(statement: string) => (await database.query<Row>(statement)).rows),
  );
}
