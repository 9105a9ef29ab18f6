import { createHash } from "node:crypto";
import { type FileHandle, open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import type { App } from "@supabase/lite";
import type { PGlite } from "@supabase/lite/pglite";
import { z } from "zod";
import { writeAtomically } from "../../process/write-atomically.ts";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;

const storedMetadata = z.object({
  size: z.number(),
  mimetype: z.string(),
  cacheControl: z.string(),
  eTag: z.string(),
  lastModified: z.coerce.date(),
});

/**
 * Keeps the bytes of the embedded storage in a directory, one file per object, named by a hash of bucket and key: no key
 * can lead out of it. What else is known of an object stays in the row that the storage API writes once a file is whole.
 * Throws whatever the disk says when an object cannot be written; nothing of it is left then.
 */
export function createFileStorage(
  directory: string,
  database: PGlite,
): StorageAdapter & { sweep(): Promise<void> } {
  const objects = join(directory, "objects");
  const arriving = join(directory, "arriving");

  const storage: StorageAdapter & { sweep(): Promise<void> } = {
    driver: null,

    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const hash = createHash("md5");
      let size = 0;
      await writeAtomically(arriving, async (file) => {
        for await (const chunk of body instanceof Uint8Array ? [body] : body) {
          size += chunk.byteLength;
          hash.update(chunk);
          await file.writeFile(chunk);
        }
        return { path: pathOf(bucket, key) };
      });
      const eTag = `"${hash.digest("hex")}"`;
      const lastModified = new Date();
      return { httpStatusCode: 200, size, contentLength: size, mimetype, cacheControl, eTag, lastModified };
    },

    async getObject(bucket, key) {
      const file = await openIfThere(pathOf(bucket, key));
      const metadata = await readMetadata(bucket, key);
      if (!file) return { metadata, httpStatusCode: 404 };
      return { metadata, httpStatusCode: 200, body: Readable.toWeb(file.createReadStream()) };
    },

    headObject: readMetadata,

    async deleteObject(bucket, key) {
      await rm(pathOf(bucket, key), { force: true });
    },

    async deleteObjects(bucket, keys) {
      for (const key of keys) await storage.deleteObject(bucket, key, undefined);
    },

    async copyObject(bucket, key, _version, newBucket, newKey) {
      const { mimetype, cacheControl } = await readMetadata(bucket, key);
      const file = await open(pathOf(bucket, key));
      const body = Readable.toWeb(file.createReadStream());
      return storage.uploadObject(newBucket, newKey, undefined, body, mimetype, cacheControl);
    },

    async privateAssetUrl(bucket, key) {
      return pathToFileURL(pathOf(bucket, key)).href;
    },

    /** Removes what a killed process left behind: halves of files, and files that never got their row. */
    async sweep() {
      await rm(arriving, { recursive: true, force: true });
      const { rows } = await database.query<{ bucket: string; key: string }>(
        "select bucket_id as bucket, name as key from storage.objects",
      );
      const known = new Set(rows.map(({ bucket, key }) => pathOf(bucket, key)));
      for (const folder of await readdir(objects).catch(() => [])) {
        for (const name of await readdir(join(objects, folder))) {
          const path = join(objects, folder, name);
          if (!known.has(path)) await rm(path);
        }
      }
    },
  };
  return storage;

  function pathOf(bucket: string, key: string): string {
    return join(objects, objectName(bucket, key));
  }

  async function readMetadata(bucket: string, key: string): Promise<ObjectMetadata> {
    const { rows } = await database.query<{ metadata: unknown }>(
      "select metadata from storage.objects where bucket_id = $1 and name = $2",
      [bucket, key],
    );
    const metadata = storedMetadata.parse(rows[0]?.metadata);
    return { ...metadata, contentLength: metadata.size };
  }
}

/** Where an object's bytes are below the folder of all objects. */
export function objectName(bucket: string, key: string): string {
  const name = createHash("sha256").update(`${bucket}/${key}`).digest("hex");
  return join(name.slice(0, 2), name);
}

function openIfThere(path: string): Promise<FileHandle | null> {
  return open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
