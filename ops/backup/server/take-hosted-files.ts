import { existsSync, openAsBlob } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import type { Api } from "../../../bin/stack/call-api.ts";
import { objectName } from "../../../local/supabase/file-storage.ts";
import type { Source } from "../archive/write-archive.ts";
import { Problem } from "../problem.ts";
import { requireBytes } from "../room.ts";

export type StoredObject = { bucket: string; key: string; size: number };

/** Every file of a hosted storage, fetched into scratch and named as the embedded storage names it. One that is gone since is left out. */
export async function takeHostedFiles(
  objects: StoredObject[],
  { url, key: secret }: Api,
  scratch: string,
): Promise<Source[]> {
  await requireBytes(scratch, objects.reduce((sum, { size }) => sum + size, 0) + 64 * 1024 * 1024);
  const folder = join(scratch, "objects");
  await mkdir(folder);
  for (const { bucket, key } of objects) {
    const response = await fetch(`${url}/storage/v1/object/${addressOf(bucket, key)}`, {
      headers: { apikey: secret, Authorization: `Bearer ${secret}` },
    });
    if (response.status === 400 || response.status === 404) continue;
    if (!response.ok || !response.body)
      throw new Problem("files", `The storage answers ${response.status} for a file.`);
    const path = join(folder, objectName(bucket, key));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, Readable.from(response.body));
  }
  return [{ path: "supabase/storage/objects", from: folder }];
}

/** Puts the files of an unpacked archive into a hosted storage, of which the database has the rows already. */
export async function restoreHostedFiles(
  objects: StoredObject[],
  { url, key: secret }: Api,
  directory: string,
): Promise<void> {
  for (const { bucket, key } of objects) {
    const path = join(directory, "supabase/storage/objects", objectName(bucket, key));
    if (!existsSync(path)) continue;
    const response = await fetch(`${url}/storage/v1/object/${addressOf(bucket, key)}`, {
      method: "POST",
      headers: { apikey: secret, Authorization: `Bearer ${secret}`, "x-upsert": "true" },
      body: await openAsBlob(path),
    });
    if (!response.ok)
      throw new Error(
        `The storage took no file (${response.status}). The same command again begins with an empty project.`,
      );
  }
}

function addressOf(bucket: string, key: string): string {
  return [bucket, ...key.split("/")].map(encodeURIComponent).join("/");
}
