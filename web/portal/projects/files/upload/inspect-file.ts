import { createHash } from "node:crypto";
import { type FileRefusal, maxFileBytes } from "schemas/requests/file-upload.ts";
import { endsAsDiskImage, findContent } from "./find-content.ts";
import { nameByContent } from "./name-by-content.ts";
import { createMarkupSearch } from "./picture-structure.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export type InspectedFile = {
  /** With the ending of what it is. */
  name: string;
  mime: string;
  /** The file. Breaks off before its end when a rule is broken on the way, so nobody takes what came for the whole. */
  bytes: AsyncGenerator<Bytes>;
  /** After the end of the bytes: the file's size and hash, or which rule was broken. */
  outcome(): { size: number; sha256: string } | FileRefusal;
};

const headBytes = 64 * 1024;
/** How far from a ZIP's end its last record may begin: behind it stands a comment of any length. */
const tailBytes = 66_000;

/** Looks at a file's beginning, then at the rest while it is passed on. `sentName` is a clean one. */
export async function inspectFile(
  sentName: string,
  source: AsyncIterable<Bytes>,
): Promise<InspectedFile | FileRefusal> {
  const chunks = source[Symbol.asyncIterator]();
  const head = await readHead(chunks);
  if (head.length === 0) return "empty";
  const content = await findContent(head);
  const named = nameByContent(sentName, content);
  if (typeof named === "string") return named;

  const hash = createHash("sha256");
  let size = 0;
  let result: { size: number; sha256: string } | FileRefusal = "failed";

  async function* pass(): AsyncGenerator<Bytes> {
    const isPicture = pictures.has(content.kind);
    // TIFF and Photoshop put what is written about a picture anywhere; no browser is ever shown them.
    const search = wovenPictures.has(content.kind) ? null : createMarkupSearch(content.kind);
    let held = head;
    const end = createTail();
    for (;;) {
      size += held.length;
      hash.update(held);
      if (size > maxFileBytes) return refuse("too-large");
      if (isPicture && search?.isIn(held)) return refuse("mixed");
      end.add(held);
      const { done, value } = await chunks.next();
      if (done) break;
      yield held;
      held = value;
    }
    const tail = end.read();
    if (endsAsDiskImage(tail)) return refuse("program");
    if (isPicture && (search?.isInUnfinished() || endsAsZip(tail))) return refuse("mixed");
    result = { size, sha256: hash.digest("hex") };
    yield held;
  }

  function refuse(refusal: FileRefusal): never {
    result = refusal;
    throw new Error(`The file was refused: ${refusal}`);
  }

  return { ...named, bytes: pass(), outcome: () => result };
}

const wovenPictures = new Set(["tif", "psd"]);
const pictures = new Set([
  "png",
  "apng",
  "jpg",
  "gif",
  "webp",
  "avif",
  "heic",
  "bmp",
  "ico",
  ...wovenPictures,
]);

/** Keeps the last of what passes. */
function createTail() {
  let parts: Uint8Array[] = [];
  let length = 0;
  const read = () => Buffer.concat(parts).subarray(-tailBytes);
  return {
    add(part: Bytes) {
      parts.push(part);
      length += part.length;
      if (length < 2 * tailBytes) return;
      parts = [read()];
      length = tailBytes;
    },
    read,
  };
}

/** The last record of a ZIP that is one file, or whose comment ends where the file does. */
function endsAsZip(tail: Buffer): boolean {
  for (let at = tail.indexOf("PK\x05\x06"); at >= 0; at = tail.indexOf("PK\x05\x06", at + 1)) {
    const rest = tail.length - at - 22;
    if (rest < 0) continue;
    if (tail.readUInt32LE(at + 4) === 0 || tail.readUInt16LE(at + 20) === rest) return true;
  }
  return false;
}

async function readHead(chunks: AsyncIterator<Bytes>): Promise<Bytes> {
  const head: Bytes[] = [];
  for (let length = 0; length < headBytes; ) {
    const { done, value } = await chunks.next();
    if (done) break;
    head.push(value);
    length += value.length;
  }
  return Buffer.concat(head);
}
