export type Part = {
  name: string;
  /** Null for a field that is no file. */
  fileName: string | null;
  /** To be read before the next part is asked for; what is left of it then is thrown away. */
  bytes: AsyncGenerator<Uint8Array<ArrayBuffer>>;
};

/** The form ended in the middle, or is not one. */
export class BrokenForm extends Error {}

const maxHeaderBytes = 8 * 1024;

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
export async function* readMultipart(
  body: AsyncIterable<Uint8Array<ArrayBuffer>>,
  boundary: string,
): AsyncGenerator<Part> {
  const source = body[Symbol.asyncIterator]();
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter has no line before it.
  let buffer: Buffer<ArrayBuffer> = Buffer.from("\r\n");
  let isPartOver = false;

  async function readMore(): Promise<void> {
    const { done, value } = await source.next();
    if (done) throw new BrokenForm("The form ended in the middle");
    buffer = Buffer.concat([buffer, value]);
  }

  async function* readToDelimiter(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    isPartOver = false;
    for (;;) {
      const end = buffer.indexOf(delimiter);
      const safe = end >= 0 ? end : buffer.length - delimiter.length;
      const chunk = buffer.subarray(0, Math.max(safe, 0));
      buffer = buffer.subarray(chunk.length + (end >= 0 ? delimiter.length : 0));
      isPartOver = end >= 0;
      if (chunk.length > 0) yield chunk;
      if (end >= 0) return;
      await readMore();
    }
  }

  async function readHeader(): Promise<string> {
    for (;;) {
      const end = buffer.indexOf("\r\n\r\n");
      if (end >= 0) {
        const header = buffer.subarray(0, end).toString("utf8");
        buffer = buffer.subarray(end + 4);
        return header;
      }
      if (buffer.length > maxHeaderBytes) throw new BrokenForm("A part's header is too long");
      await readMore();
    }
  }

  for await (const _ of readToDelimiter());
  for (;;) {
    while (buffer.length < 2) await readMore();
    if (buffer.subarray(0, 2).toString() === "--") return;
    const header = await readHeader();
    isPartOver = false;
    yield { ...readDisposition(header), bytes: readToDelimiter() };
    if (!isPartOver) for await (const _ of readToDelimiter());
  }
}

function readDisposition(header: string): { name: string; fileName: string | null } {
  const line = /^content-disposition:\s*form-data\s*(;.*)$/im.exec(header)?.[1] ?? "";
  const read = (name: string) => {
    const value = new RegExp(`;\\s*${name}="([^"]*)"`, "i").exec(line)?.[1];
    return value?.replace(/%22/g, '"').replace(/%0D%0A/gi, " ");
  };
  return { name: read("name") ?? "", fileName: read("filename") ?? null };
}
