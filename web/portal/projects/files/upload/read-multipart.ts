import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import { Busboy } from "@fastify/busboy";
import { bodyLimitMs } from "#server/read-body.ts";
import { keepPace, SlowForm } from "./keep-pace.ts";

export type Part = {
  name: string;
  /** Null for a field that is no file. */
  fileName: string | null;
  /** To be read before the next part is asked for; what is left of it then is thrown away. */
  bytes: AsyncGenerator<Uint8Array<ArrayBuffer>>;
};

type ParsedPart = Omit<Part, "bytes"> & { stream: Readable };
type Bytes = AsyncIterable<Uint8Array<ArrayBuffer>>;

/** The form ended in the middle, or is not one. */
export class BrokenForm extends Error {}

/** What waits to be read stays small: a form of ours has two fields, one with a message, and files of which a few are taken. */
const limits = { fieldSize: 64 * 1024, fields: 10, parts: 1000 };

/** The boundary in a content type of a form with files, or null when it is something else. */
export function readBoundary(contentType: string | null): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? "") ??
    [];
  return quoted ?? plain ?? null;
}

type Pace = Pick<Parameters<typeof keepPace>[1], "askedPerSecond"> & { limitMs?: number };

/**
 * The fields of a form that stand before its files, and the files, to be read as they arrive. `close` ends what is not read.
 * Throws a BrokenForm as `readMultipart` does, and a SlowForm as `keepPace` does.
 */
export async function readForm(
  body: Bytes,
  boundary: string,
  { askedPerSecond, limitMs = bodyLimitMs }: Pace,
) {
  let bringsFiles = false;
  const paced = keepPace(body, { limitMs, bringsFiles: () => bringsFiles, askedPerSecond });
  const parts = readMultipart(paced, boundary);
  const fields = new Map<string, string>();
  let part = await parts.next();
  for (; part.value?.fileName === null; part = await parts.next()) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of part.value.bytes) chunks.push(chunk);
    fields.set(part.value.name, Buffer.concat(chunks).toString());
  }
  async function* readFiles(): AsyncGenerator<Part & { fileName: string }> {
    for (; part.value; part = await parts.next()) {
      const { fileName } = part.value;
      // A browser sends a file without a name for a field in which none was chosen.
      if (!fileName) continue;
      bringsFiles = true;
      yield { ...part.value, fileName };
    }
  }
  // What it broke with, its reader was told.
  const close = () => parts.return(undefined).catch(() => {});
  return { fields: Object.fromEntries(fields), files: readFiles(), close };
}

/**
 * The parts of a form with files (RFC 7578) while they arrive: however large a file is, only a chunk of it is in memory.
 * Throws a BrokenForm when the form ends in the middle or is not one; a SlowForm of the body's is passed on.
 */
export async function* readMultipart(body: Bytes, boundary: string): AsyncGenerator<Part, undefined> {
  try {
    for await (const { name, fileName, stream } of parseParts(body, boundary)) {
      const bytes = readBytes(stream);
      yield { name, fileName, bytes };
      await bytes.return(undefined);
      stream.resume();
    }
  } catch (error) {
    throw asBroken(error);
  }
}

function asBroken(error: unknown): Error {
  return error instanceof SlowForm ? error : new BrokenForm("The form ended in the middle");
}

function parseParts(body: Bytes, boundary: string): ReadableStream<ParsedPart> {
  const contentType = `multipart/form-data; boundary="${boundary}"`;
  const parser = new Busboy({ headers: { "content-type": contentType }, limits, preservePath: true });
  let isOver = false;
  return new ReadableStream({
    start(parts) {
      let count = 0;
      let lastFile: Readable | undefined;
      function give(part: ParsedPart) {
        count += 1;
        // A field's end is told a moment after it was read, also when nobody listens any more.
        if (!isOver) parts.enqueue(part);
      }
      parser.on("field", (name, value, _isNameCut, isCut) => {
        if (isCut) return parser.destroy(new BrokenForm("A field is too long"));
        give({ name: readName(name), fileName: null, stream: Readable.from([Buffer.from(value)]) });
      });
      parser.on("file", (name, stream, fileName) => {
        lastFile = stream;
        // Its reader hears of it; a file that nobody reads must not end the process.
        stream.on("error", () => {});
        give({ name: readName(name), fileName: readName(fileName), stream });
      });
      pipeline(body, parser)
        .then(() => {
          // The parser leaves out what has no head of a part.
          if (count === 0) throw new BrokenForm("No part of a form");
          isOver = true;
          parts.close();
        })
        .catch((error) => {
          isOver = true;
          // The parser would end it as if it were whole, or never.
          lastFile?.destroy(error);
          parts.error(error);
        });
    },
    cancel() {
      isOver = true;
      parser.destroy();
    },
  });
}

async function* readBytes(stream: Readable): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    // A stream that is destroyed takes nothing any more, and the parser would wait for it for ever.
    yield* stream.iterator({ destroyOnReturn: false });
  } catch (error) {
    throw asBroken(error);
  }
}

/** A browser writes what would end the name as `%22` and `%0D%0A`. What is not named at all has no name here. */
function readName(name: string | undefined): string {
  return (name ?? "").replaceAll("%22", '"').replaceAll(/%0D%0A/gi, " ");
}
