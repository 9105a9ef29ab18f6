import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readSecrets } from "../../bin/stack/secrets.ts";
import { Store } from "../../local/lake/store/store.ts";
import { connect } from "../../local/supabase/test-backend.ts";
import { spawnSupabase } from "../../local/supabase/test-process.ts";
import { fillDirectory } from "../../local/supabase/test-snapshot.ts";
import { findFreePort } from "../../process/find-free-port.ts";
import { makeKey } from "./keys.ts";

const bin = join(import.meta.dirname, "..");

/** For tests: an instance of the product's data in a folder of its own, its database a process, a little content in its lake. */
export async function makeInstance() {
  const folder = mkdtempSync(join(tmpdir(), "corner-pocket-backup-"));
  const data = join(folder, "data");
  const backups = join(folder, "backups");
  const port = await findFreePort();
  const { identity, recipient } = await makeKey();
  const keyFile = join(folder, "key.txt");
  writeFileSync(keyFile, `# the owner's key\n${identity}\n`);
  await fillDirectory(join(data, "supabase"));
  readSecrets(data);
  fillLake(join(data, "lake"));

  const url = `http://127.0.0.1:${port}`;
  let database: ReturnType<typeof spawnSupabase> | undefined;

  const env = {
    ...process.env,
    SUPABASE_URL: "",
    NEXT_PUBLIC_SANITY_PROJECT_ID: "",
    DATA_DIR: data,
    SUPABASE_PORT: String(port),
    BACKUP_DIR: backups,
    BACKUP_RECIPIENT: recipient,
    BACKUP_KEEP: "3",
  };

  return {
    folder,
    data,
    backups,
    keyFile,
    env,
    url,
    async start(): Promise<void> {
      database = spawnDatabase(data, port);
      await database.started;
    },
    async end(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
      await database?.stop(signal);
      database = undefined;
    },
    /** Loses everything but the backups and the owner's key. */
    wipe: () => rmSync(data, { recursive: true }),
    secretKey: () => readSecrets(data).supabaseSecretKey,
    /** Past row level security. */
    service: () => connect(url, readSecrets(data).supabaseSecretKey),
    visitor: () => connect(url, readSecrets(data).supabasePublishableKey),
    /** Runs `npm run backup` or `npm run restore`; what it prints. Rejects with what it complained of. */
    async run(command: "backup" | "restore", ...args: string[]): Promise<string> {
      const script = join(bin, `${command}.ts`);
      return (await promisify(execFile)(process.execPath, [script, ...args], { env })).stdout;
    },
    async remove(): Promise<void> {
      await database?.stop("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The embedded database of a data directory as a process on a port, with the directory's own keys. */
export function spawnDatabase(dataDirectory: string, port: number) {
  const secrets = readSecrets(dataDirectory);
  return spawnSupabase(join(dataDirectory, "supabase"), {
    SUPABASE_PORT: String(port),
    SUPABASE_JWT_SECRET: secrets.supabaseJwtSecret,
    SUPABASE_PUBLISHABLE_KEY: secrets.supabasePublishableKey,
    SUPABASE_SECRET_KEY: secrets.supabaseSecretKey,
  });
}

export type Instance = Awaited<ReturnType<typeof makeInstance>>;

function fillLake(directory: string): void {
  mkdirSync(join(directory, "assets", "files"), { recursive: true });
  const bytes = Buffer.from("A clip of a few bytes");
  const sha1 = createHash("sha1").update(bytes).digest("hex");
  writeFileSync(join(directory, "assets", "files", `${sha1}.mp4`), bytes);
  const lake = new Store(directory);
  const file = {
    _id: `file-${sha1}-mp4`,
    _type: "sanity.fileAsset",
    path: `files/local/production/${sha1}.mp4`,
  };
  const draft = { _id: "drafts.proverb", _type: "proverb", text: "Half a saying" };
  const system = { _rev: "first", _createdAt: "2026-11-24T00:00:00Z", _updatedAt: "2026-11-24T00:00:00Z" };
  const changes = [file, draft].map((document, index) => ({
    documentId: document._id,
    before: null,
    after: { ...system, ...document },
    mutations: [],
    index,
  }));
  lake.commit({
    transactionId: randomUUID(),
    timestamp: system._createdAt,
    author: "editor",
    changes,
    results: [],
  });
  lake.close();
}
