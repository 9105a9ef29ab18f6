import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import { type FileRefusal, maxFileBytes } from "schemas/requests/file-upload.ts";
import { fileKinds, programs } from "./file-kinds.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export type InspectedFile = {
  mime: string;
  /** The file. Breaks off before its end when a rule is broken on the way, so nobody takes what came for the whole. */
  bytes: AsyncGenerator<Bytes>;
  /** After the end of the bytes: the file's size and hash, or which rule was broken. */
  outcome(): { size: number; sha256: string } | FileRefusal;
};

const headBytes = 64 * 1024;
const overlap = 16;
const zipEnd = "PK\u0005\u0006";
const markup = /<(?:script|html|!doctype|\?php)/i;

/** Looks at a file's beginning, then at the rest while it is passed on. `name` is a clean one, with an ending. */
export async function inspectFile(
  name: string,
  source: AsyncIterable<Bytes>,
): Promise<InspectedFile | FileRefusal> {
  const chunks = source[Symbol.asyncIterator]();
  const head = await readHead(chunks);
  if (head.length === 0) return "empty";
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  const found = await findContent(head);
  if (programs.has(ending) || programs.has(found)) return "program";
  const kind = fileKinds[ending] ?? { mime: "application/octet-stream", found: ["text", "data", ending] };
  if (!kind.found.includes(found)) return "mismatch";

  const hash = createHash("sha256");
  let size = 0;
  let result: { size: number; sha256: string } | FileRefusal = "failed";

  async function* pass(): AsyncGenerator<Bytes> {
    const isPicture = kind.mime.startsWith("image/") && !kind.found.includes("text");
    let held = head;
    let seen = "";
    for (;;) {
      size += held.length;
      hash.update(held);
      if (size > maxFileBytes) return refuse("too-large");
      if (isPicture) {
        const words = seen.slice(-overlap) + Buffer.from(held).toString("latin1");
        if (markup.test(words)) return refuse("mixed");
        seen = words.slice(-1024);
      }
      const { done, value } = await chunks.next();
      if (done) break;
      yield held;
      held = value;
    }
    if (seen.includes(zipEnd)) return refuse("mixed");
    result = { size, sha256: hash.digest("hex") };
    yield held;
  }

  function refuse(refusal: FileRefusal): never {
    result = refusal;
    throw new Error(`The file was refused: ${refusal}`);
  }

  return { mime: kind.mime, bytes: pass(), outcome: () => result };
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

/** What is inside, as file-type calls it; else `text` or `data`. */
async function findContent(head: Bytes): Promise<string> {
  const type = await fileTypeFromBuffer(head);
  if (type) return type.ext;
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return isWide || !head.includes(0) ? "text" : "data";
}
