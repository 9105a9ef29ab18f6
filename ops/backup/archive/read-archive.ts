import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { text as readText } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import { Decrypter } from "age-encryption";
import { extract } from "tar-stream";
import { about, format, type Manifest, manifest } from "./manifest.ts";
import { toWebStream } from "./to-web-stream.ts";

/** What takes an archive's files and folders, in their order; it must take every byte of a file. */
export type Receiver = {
  folder(path: string): Promise<void>;
  file(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
};

/**
 * Reads an archive from its first byte to its last and gives its manifest. Throws an Error that says what is wrong unless all of it is
 * what was written: the key, every byte, every file, nothing missing, nothing more. Until it returns nothing that `receiver`
 * was given is to be believed.
 */
export async function readArchive(
  path: string,
  identity: string,
  receiver: Receiver = forget,
): Promise<Manifest> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const source = createReadStream(path);
  try {
    const plain = await decrypter.decrypt(toWebStream(source));
    const tar = extract();
    const flow = pipeline(plain, createZstdDecompress(), tar);
    const [flowed, read] = await Promise.allSettled([flow, readEntries(tar, receiver)]);
    if (read.status === "rejected" && read.reason instanceof Refusal) throw read.reason;
    if (flowed.status === "rejected") throw flowed.reason;
    if (read.status === "rejected") throw read.reason;
    return read.value;
  } catch (error) {
    throw explain(path, error);
  } finally {
    source.destroy();
  }
}

/** What an archive is refused for, in words for whoever restores it. */
class Refusal extends Error {}

async function readEntries(tar: ReturnType<typeof extract>, receiver: Receiver): Promise<Manifest> {
  const found: Manifest["files"] = [];
  const seen = new Set<string>();
  let stated: Manifest | undefined;
  let isKnown = false;
  for await (const entry of tar) {
    const { name, type } = entry.header;
    const path = name.replace(/\/$/, "");
    if (stated) throw new Refusal("there is something behind its end");
    if (!isSafe(path) || seen.has(path)) throw new Refusal("it holds a name that no backup has");
    seen.add(path);
    if (!isKnown) {
      if (path !== "about.json") throw new Refusal("it was not made by this product");
      checkVersion(await readText(entry).then(remember));
      isKnown = true;
    } else if (path === "manifest.json") {
      stated = manifest.parse(JSON.parse(await readText(entry)));
    } else if (type === "directory") {
      await receiver.folder(path);
      entry.resume();
    } else if (type === "file") {
      const hash = createHash("sha256");
      let size = 0;
      async function* counted() {
        for await (const chunk of entry) {
          if (!(chunk instanceof Uint8Array)) throw new Refusal("it holds something other than bytes");
          hash.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      }
      await receiver.file(path, counted());
      found.push({ path, size, sha256: hash.digest("hex") });
    } else throw new Refusal("it holds something that is neither a file nor a folder");
  }
  if (!stated) throw new Refusal("it has no end");
  if (JSON.stringify(found) !== JSON.stringify(stated.files))
    throw new Refusal("its files are not those that were put in");
  return stated;

  function remember(text: string): string {
    const sha256 = createHash("sha256").update(text).digest("hex");
    found.push({ path: "about.json", size: Buffer.byteLength(text), sha256 });
    return text;
  }
}

function checkVersion(text: string): void {
  const parsed = about.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Refusal("it was not made by this product");
  if (parsed.data.format > format)
    throw new Refusal("a newer version of the product made it: update the product first");
}

/** No name may lead out of the folder that an archive is unpacked into. */
function isSafe(path: string): boolean {
  return (
    path !== "" && path.split("/").every((part) => /^[^\\\0]+$/.test(part) && part !== "." && part !== "..")
  );
}

function explain(path: string, error: unknown): Error {
  const message = error instanceof Error ? error.message : "";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const say = (why: string) => new Error(`${path} is refused: ${why}.`, { cause: error });
  if (error instanceof Refusal) return say(message);
  if (code === "ENOENT") return new Error(`${path} is not there.`, { cause: error });
  if (message.includes("no identity matched"))
    return say("it was made for another key, or its beginning is damaged");
  if (/^E(NOSPC|ACCES|PERM|IO|ROFS|DQUOT)$/.test(code)) return new Error(message, { cause: error });
  return say("it is damaged, cut off, or no backup at all");
}

const forget: Receiver = {
  async folder() {},
  async file(_, bytes) {
    for await (const _chunk of bytes);
  },
};
