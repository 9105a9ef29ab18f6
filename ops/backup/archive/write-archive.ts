import { createHash } from "node:crypto";
import { createReadStream, type Dirent } from "node:fs";
import { opendir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress } from "node:zlib";
import { Encrypter } from "age-encryption";
import { type Pack, pack } from "tar-stream";
import { writeAtomically } from "../../../process/write-atomically.ts";
import { type Facts, format, type Manifest } from "./manifest.ts";
import { toWebStream } from "./to-web-stream.ts";

/** A file or folder for the archive: what it is called there, and where it is now, or its very words. */
export type Source = { path: string } & ({ from: string } | { text: string });

/**
 * Writes an archive: tar, compressed by zstd, encrypted for `recipients` in the age format. It gets its name when it is whole
 * and on the disk; before that nothing is left of it when something fails. Everything is streamed.
 */
export async function writeArchive(
  target: { folder: string; name: string },
  { recipients, sources, facts }: { recipients: string[]; sources: Source[]; facts: Facts },
): Promise<{ path: string; manifest: Manifest }> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const madeAt = new Date().toISOString();
  return writeAtomically(unfinishedIn(target.folder), async (file) => {
    const tar = pack();
    const compressed = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3 } });
    const encrypted = await encrypter.encrypt(toWebStream(compressed));
    const [written, , filled] = await Promise.allSettled([
      file.writeFile(encrypted),
      pipeline(tar, compressed),
      fill(tar, sources, { product: "corner-pocket", format, madeAt, ...facts, files: [] }),
    ]);
    // When the disk refuses, the others only say that they were broken off.
    if (filled.status === "rejected")
      throw written.status === "rejected" && isOfTheDisk(written.reason) ? written.reason : filled.reason;
    if (written.status === "rejected") throw written.reason;
    return { path: join(target.folder, target.name), manifest: filled.value };
  });
}

/** Where archives are that are still being written; what is there while none is was left by a killed process. */
export function unfinishedIn(folder: string): string {
  return join(folder, "unfinished");
}

async function fill(tar: Pack, sources: Source[], manifest: Manifest): Promise<Manifest> {
  try {
    const { product, madeAt } = manifest;
    await add("about.json", JSON.stringify({ product, format, madeAt }));
    for (const source of sources) {
      if ("text" in source) await add(source.path, source.text);
      else await addTree(source.path, source.from);
    }
    const text = JSON.stringify(manifest);
    await new Promise<void>((resolve, reject) => {
      tar.entry({ name: "manifest.json" }, text, (error) => (error ? reject(error) : resolve()));
    });
    tar.finalize();
    return manifest;
  } catch (error) {
    tar.destroy(error instanceof Error ? error : undefined);
    throw error;
  }

  async function addTree(path: string, from: string): Promise<void> {
    const { size } = await stat(from).then((found) => (found.isDirectory() ? { size: null } : found));
    if (size !== null) return addBytes(path, size, createReadStream(from));
    // PostgreSQL wants its empty folders back.
    await new Promise<void>((resolve, reject) => {
      tar.entry({ name: path, type: "directory" }, (error) => (error ? reject(error) : resolve()));
    });
    const entries: AsyncIterable<Dirent> = await opendir(from);
    for await (const entry of entries) await addTree(`${path}/${entry.name}`, join(from, entry.name));
  }

  function add(path: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    return addBytes(path, bytes.length, Readable.from([bytes]));
  }

  async function addBytes(path: string, size: number, bytes: Readable): Promise<void> {
    const hash = createHash("sha256");
    async function* hashed() {
      for await (const chunk of bytes) {
        hash.update(chunk);
        yield chunk;
      }
    }
    await pipeline(hashed, tar.entry({ name: path, size }));
    manifest.files.push({ path, size, sha256: hash.digest("hex") });
  }
}

function isOfTheDisk(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && /^E(NOSPC|DQUOT|IO|ROFS|FBIG)$/.test(String(error.code))
  );
}
