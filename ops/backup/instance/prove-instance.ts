import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { readSecrets } from "../../../bin/stack/secrets.ts";
import { objectName } from "../../../local/supabase/file-storage.ts";
import { openBackend } from "../../../local/supabase/open-backend.ts";
import { withDatabase } from "../../../local/supabase/open-database.ts";
import type { Manifest } from "../archive/manifest.ts";
import { Problem } from "../problem.ts";
import { digestDatabase, type Query } from "./digest-database.ts";
import { digestSqlite, withSqlite } from "./read-sqlite.ts";

/**
 * Holds an unpacked instance against what its archive says: every row, every file that a row names, every receipt and the content.
 * Throws a Problem with the first thing that differs.
 */
export async function compareInstance(directory: string, stated: Manifest): Promise<void> {
  await withDatabase(join(directory, "supabase"), async (database) => {
    const query = async <Row>(statement: string) => (await database.query<Row>(statement)).rows;
    compareTables(await digestDatabase(query), stated, (name) => !name.includes(".sqlite."));
    await checkReceipts(query);
    await checkFiles(query, stated);
  });
  compareContent(directory, stated);
}

/** Whether every table of an archive that `isPart` takes is as it was. */
export function compareTables(
  found: Manifest["tables"],
  stated: Manifest,
  isPart: (name: string) => boolean,
): void {
  for (const [name, { rows, sha256 }] of Object.entries(stated.tables)) {
    if (!isPart(name)) continue;
    if (found[name]?.rows !== rows)
      throw new Problem("rows", `${name} has ${found[name]?.rows ?? "no"} rows, and ${rows} were backed up.`);
    if (found[name].sha256 !== sha256)
      throw new Problem("rows", `The rows of ${name} are not those that were backed up.`);
  }
}

/** A receipt is what a client decided about, with its hash. */
export async function checkReceipts(query: Query): Promise<void> {
  const [broken] = await query<{ id: string }>(
    "select id from public.approvals where app.hash_snapshot(snapshot) <> snapshot_sha256 limit 1",
  );
  if (broken) throw new Problem("receipts", `The receipt ${broken.id} does not have the hash of its words.`);
}

/** Every file that a row names has its bytes, and they are those that were uploaded. */
export async function checkFiles(query: Query, stated: Manifest): Promise<void> {
  const kept = new Map(stated.files.map(({ path, sha256 }) => [path, sha256]));
  const rows = await query<{ id: string; path: string; sha256: string }>(
    "select id, path, sha256 from public.project_files",
  );
  for (const { id, path, sha256 } of rows) {
    const bytes = kept.get(`supabase/storage/objects/${objectName("project-files", path)}`);
    if (!bytes) throw new Problem("files", `The file ${id} is listed, and its bytes are not there.`);
    if (bytes !== sha256)
      throw new Problem("files", `The bytes of the file ${id} are not those that were uploaded.`);
  }
}

function compareContent(directory: string, stated: Manifest): void {
  const databases = stated.files.flatMap(({ path }) => (path.endsWith(".sqlite") ? [path] : []));
  for (const path of databases)
    compareTables(digestSqlite(join(directory, path), path), stated, (name) => name.startsWith(`${path}.`));
  if (!databases.includes("lake/lake.sqlite")) return;
  const kept = new Set(stated.files.map(({ path }) => path));
  const names = withSqlite(join(directory, "lake/lake.sqlite"), (lake) =>
    lake
      .prepare(
        "select body ->> '$.path' as path from documents where body ->> '$._type' like 'sanity.%Asset'",
      )
      .all(),
  );
  for (const { path } of names) {
    const [kind, , , file] = String(path).split("/");
    if (!kept.has(`lake/assets/${kind}/${file}`))
      throw new Problem("content", `The content names ${path}, and its bytes are not there.`);
  }
}

/** Starts an unpacked instance's database as the product does and signs in to it. It is another one afterwards: for scratch alone. */
export async function signInToInstance(directory: string): Promise<void> {
  const secrets = readSecrets(directory);
  const backend = await openBackend({
    directory: join(directory, "supabase"),
    jwtSecret: secrets.supabaseJwtSecret,
    publishableKey: secrets.supabasePublishableKey,
    secretKey: secrets.supabaseSecretKey,
    siteUrl: "http://rehearsal.invalid",
    sendMail: async () => {},
  });
  const ask = async (path: string, key: string, body?: object, token = key) => {
    const request = new Request(`http://127.0.0.1${path}`, {
      method: body ? "POST" : "GET",
      headers: { apikey: key, Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: body && JSON.stringify(body),
    });
    const response = await backend.handle(request, "127.0.0.1");
    if (!response.ok)
      throw new Problem("sign_in", `The restored database answers ${response.status} to ${path}.`);
    return response.json();
  };
  const { supabaseSecretKey: secret, supabasePublishableKey: open } = secrets;
  const person = { email: `${randomUUID()}@rehearsal.example`, password: randomUUID() };
  try {
    await ask("/auth/v1/admin/users", secret, { ...person, email_confirm: true });
    const session = z
      .object({ access_token: z.string() })
      .parse(await ask("/auth/v1/token?grant_type=password", open, person));
    const own = z
      .array(z.unknown())
      .parse(await ask("/rest/v1/users?select=id", open, undefined, session.access_token));
    if (own.length !== 1)
      throw new Problem("sign_in", "Whoever signs in to the restored database does not find their own row.");
  } finally {
    await backend.close();
  }
}
