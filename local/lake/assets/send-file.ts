import { type FileHandle, open } from "node:fs/promises";
import { addAbortSignal, Readable } from "node:stream";
import { attachmentDisposition } from "../../attachment-disposition.ts";
import { AssetRefusal } from "./asset-refusal.ts";

/**
 * Answers GET and HEAD with a file that never changes: ETag, 304, one byte range with If-Range, 206 and 416.
 * `etag` is given without quotes. Throws AssetRefusal 404 when there is no such file.
 */
export async function sendFile(
  request: Request,
  path: string,
  etag: string,
  extraHeaders: Record<string, string>,
): Promise<Response> {
  const headers = new Headers({
    "Accept-Ranges": "bytes",
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "Accept-Ranges, Content-Length, Content-Range, ETag",
    "Cache-Control": "public, max-age=31536000, immutable",
    "Cross-Origin-Resource-Policy": "cross-origin",
    ETag: `"${etag}"`,
    "X-Content-Type-Options": "nosniff",
    ...extraHeaders,
  });
  if (matchesEtag(request.headers.get("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const file = await openFile(path);
  const { size } = await file.stat();
  const ifRange = request.headers.get("if-range");
  const mayBePartial = ifRange === null || ifRange === `"${etag}"`;
  const range = mayBePartial ? readRange(request.headers.get("range"), size) : undefined;
  if (range === "unsatisfiable") {
    await file.close();
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set("Content-Length", String(end - start + 1));
  if (range) headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  return new Response(await readPart(request, file, start, end), { status: range ? 206 : 200, headers });
}

function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  const tags = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  return tags.includes("*") || tags.includes(`"${etag}"`);
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, "r");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      throw new AssetRefusal(404, "Asset not found");
    }
    throw error;
  }
}

async function readPart(request: Request, file: FileHandle, start: number, end: number) {
  if (request.method === "HEAD" || end < start || request.signal.aborted) {
    await file.close();
    return null;
  }
  // A request that is given up must close the file: nobody reads its answer to the end.
  return Readable.toWeb(addAbortSignal(request.signal, file.createReadStream({ start, end })));
}

/**
 * The single byte range of a `Range` header for a file of `size` bytes, ends included.
 * Undefined means: answer with the whole file (no header, another unit, several ranges, or nonsense), as RFC 9110 allows.
 */
function readRange(
  header: string | null,
  size: number,
): { start: number; end: number } | "unsatisfiable" | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : "unsatisfiable";
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start < size ? { start, end } : "unsatisfiable";
}

/** The header for `?dl=<name>`; with an empty name the file's own. Nothing when `dl` is not asked for. */
export function downloadHeader(query: URLSearchParams, file: string): Record<string, string> {
  return query.has("dl") ? { "Content-Disposition": attachmentDisposition(query.get("dl") || file) } : {};
}
