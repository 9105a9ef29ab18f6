import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openHosted } from "../../bin/content/content-clients.ts";
import { root, type Settings } from "../../bin/stack/settings.ts";
import { withDatabaseApi } from "../../bin/stack/with-database-api.ts";
import type { Facts } from "./archive/manifest.ts";
import type { Source } from "./archive/write-archive.ts";
import { digestSqlite } from "./instance/read-sqlite.ts";
import { takeEmbeddedDatabase } from "./instance/take-embedded-database.ts";
import { takeLocalServices } from "./instance/take-local-services.ts";
import { takeHostedContent } from "./server/hosted-content.ts";
import { readDatabaseAddress } from "./server/postgres-programs.ts";
import { takeHostedFiles } from "./server/take-hosted-files.ts";
import { takeServerDatabase } from "./server/take-server-database.ts";
import { listMigrationFiles } from "./unpack.ts";

type Taken = { sources: Source[]; facts: Facts; snapshot: string | null };

/**
 * All that belongs into an archive, and what it says: the database first, then its files, then the content. What had to be copied is in
 * `scratch`, and for the embedded database in `snapshot`; the caller removes both.
 */
export async function takeInstance(settings: Settings, scratch: string): Promise<Taken> {
  const database = settings.isDatabaseLocal
    ? await takeEmbeddedDatabase(settings)
    : { ...(await takeServer(settings, scratch)), directory: null };
  const local = takeLocalServices(settings.dataDirectory, scratch);
  const content = settings.isContentLocal ? nothing : await takeHostedContent(openHosted(), scratch);
  return {
    sources: [...database.sources, ...local, ...content.sources, ...(await takeSettings())],
    facts: {
      database: settings.isDatabaseLocal ? "embedded" : "server",
      content: settings.isContentLocal ? "lake" : "hosted",
      newestMigration: (await listMigrationFiles()).at(-1) ?? "",
      tables: { ...database.tables, ...digestSources(local), ...content.tables },
    },
    snapshot: database.directory,
  };
}

const nothing = { sources: [], tables: {} };

async function takeServer(settings: Settings, scratch: string) {
  const { sources, tables, objects } = await takeServerDatabase(readDatabaseAddress(), scratch);
  const files = await withDatabaseApi(settings, (api) => takeHostedFiles(objects, api, scratch));
  return { sources: [...sources, ...files], tables };
}

function digestSources(sources: Source[]): Facts["tables"] {
  const databases = sources.flatMap((source) =>
    "from" in source && source.path.endsWith(".sqlite") ? [source] : [],
  );
  return Object.assign({}, ...databases.map(({ path, from }) => digestSqlite(from, path)));
}

/** The settings, which hold secrets of hosted services, wherever they were set: those that `.env.example` names. */
async function takeSettings(): Promise<Source[]> {
  const example = await readFile(join(root, ".env.example"), "utf8");
  const names = [...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name = ""]) => name);
  const lines = names.flatMap((name) =>
    process.env[name] ? `${name}=${JSON.stringify(process.env[name])}\n` : [],
  );
  return [{ path: "settings.env", text: lines.join("") }];
}
