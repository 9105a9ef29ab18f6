import "server-only";
import { env } from "#env.ts";

const bucket = "project-files";
/** Longer than the sender of a file may let it wait. */
const stallMs = 40_000;
const answerMs = 5000;

type Bytes = Uint8Array<ArrayBuffer>;

const asTheSite = { apikey: env.SUPABASE_SECRET_KEY, Authorization: `Bearer ${env.SUPABASE_SECRET_KEY}` };

// People have no right in the storage: whoever calls these has asked the database under the person's own.

/**
 * Passes bytes on into the storage, a chunk at a time, to a path that was reserved. True once the storage has all of them.
 * False, and nothing is kept, when it refuses, when `bytes` throws, or when nothing moves for 40 seconds.
 */
export async function addObject(path: string, bytes: AsyncIterable<Bytes>, mime: string): Promise<boolean> {
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), stallMs);
  const chunks = bytes[Symbol.asyncIterator]();
  const body = new ReadableStream<Bytes>({
    async pull(stream) {
      const { done, value } = await chunks.next();
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), stallMs);
      if (done) stream.close();
      else stream.enqueue(value);
    },
  });
  const request: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { ...asTheSite, "Content-Type": mime, "Cache-Control": "no-store", "x-upsert": "false" },
    body,
    duplex: "half",
    cache: "no-store",
    signal: controller.signal,
  };
  try {
    const response = await fetch(addressOf(path), request);
    if (!response.ok) console.error(`The storage refused a file (${response.status})`);
    await response.body?.cancel();
    return response.ok;
  } catch (error) {
    console.error("A file was not stored:", error instanceof Error ? error.message : "no answer");
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * An object as it comes from the storage; null when there is none. Throws an Error when the storage does not begin to answer
 * within five seconds.
 */
export async function openObject(path: string): Promise<ReadableStream<Bytes> | null> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), answerMs);
  try {
    const response = await fetch(addressOf(path), {
      headers: asTheSite,
      cache: "no-store",
      signal: controller.signal,
    });
    if (response.ok && response.body) return response.body;
    await response.body?.cancel();
    if (response.status >= 500) throw new Error(`The storage answered ${response.status}`);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Where the preview of a picture is kept; list_leftover_objects knows it by this ending. */
export function previewOf(path: string): string {
  return `${path}.preview`;
}

/** Removes objects, with their previews. Throws an Error when it cannot be done. */
export async function removeObjects(paths: string[]): Promise<void> {
  const { ok, status } = await fetch(`${env.SUPABASE_URL}/storage/v1/object/${bucket}`, {
    method: "DELETE",
    headers: { ...asTheSite, "Content-Type": "application/json" },
    body: JSON.stringify({ prefixes: paths.flatMap((path) => [path, previewOf(path)]) }),
    cache: "no-store",
    signal: AbortSignal.timeout(answerMs),
  });
  if (!ok) throw new Error(`The objects could not be removed (${status})`);
}

function addressOf(path: string): string {
  return `${env.SUPABASE_URL}/storage/v1/object/${bucket}/${path}`;
}
