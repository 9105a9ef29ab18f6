import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import busboy from "busboy";

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

/** What waits to be read stays small: a form of ours has one short field, and files of which a few are taken. */
const limits = { fieldSize: 1024, parts: 1000 };

/** The boundary in a content type of a form with files, or null when it is something else. */
export function readBoundary(contentType: string | null): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? "") ??
    [];
  return quoted ?? plain ?? null;
}

/**
 * The parts of a form with files (RFC 7578) while they arrive: however large a file is, only a chunk of it is in memory.
 * Throws a BrokenForm when the form ends in the middle or is not one.
 */
export async function* readMultipart(body: Bytes, boundary: string): AsyncGenerator<Part> {
  try {
    for await (const { name, fileName, stream } of parseParts(body, boundary)) {
      const bytes = readBytes(stream);
      yield { name, fileName, bytes };
      await bytes.return(undefined);
      stream.resume();
    }
  } catch {
    throw new BrokenForm("The form ended in the middle");
  }
}

function parseParts(body: Bytes, boundary: string): ReadableStream<ParsedPart> {
  const contentType = `multipart/form-data; boundary="${boundary}"`;
  const headers = { "content-type": contentType };
  const parser = busboy({ headers, limits, defParamCharset: "utf8", preservePath: true });
  return new ReadableStream({
    start(parts) {
      parser.on("field", (name, value) => {
        parts.enqueue({ name: readName(name), fileName: null, stream: Readable.from([Buffer.from(value)]) });
      });
      parser.on("file", (name, stream, { filename }) => {
        // Its reader hears of it; a file that nobody reads must not end the process.
        stream.on("error", () => {});
        parts.enqueue({ name: readName(name), fileName: readName(filename), stream });
      });
      pipeline(body, parser).then(
        () => parts.close(),
        (error) => parts.error(error),
      );
    },
    cancel: () => void parser.destroy(),
  });
}

async function* readBytes(stream: Readable): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    // A stream that is destroyed takes nothing any more, and the parser would wait for it for ever.
    yield* stream.iterator({ destroyOnReturn: false });
  } catch {
    throw new BrokenForm("The form ended in the middle");
  }
}

/** A browser writes what would end the name as `%22` and `%0D%0A`. What is not named at all has no name here. */
function readName(name: string | undefined): string {
  return (name ?? "").replaceAll("%22", '"').replaceAll(/%0D%0A/gi, " ");
}
