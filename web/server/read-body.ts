export const usualBytes = 16 * 1024;
/** For the whole of a body without files. */
export const bodyLimitMs = 10_000;

export type BodyFailure = { status: 400 | 408 | 413; error: string };

/**
 * The text of a request's body: at most 16 KB of UTF-8, counted while it arrives, and there within ten seconds, unless told
 * otherwise.
 */
export async function readBody(
  request: Request,
  maxBytes = usualBytes,
  limitMs = bodyLimitMs,
): Promise<string | BodyFailure> {
  const tooLarge: BodyFailure = { status: 413, error: "The request is too large." };
  if (Number(request.headers.get("content-length")) > maxBytes) return tooLarge;
  if (!request.body) return "";
  const reader = request.body.getReader();
  let isTooSlow = false;
  const timer = setTimeout(() => {
    isTooSlow = true;
    reader.cancel("too slow").catch(() => {});
  }, limitMs);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > maxBytes) return tooLarge;
      chunks.push(value);
    }
    if (isTooSlow) return { status: 408, error: "The request took too long." };
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
  } catch {
    return { status: 400, error: "The request could not be read as UTF-8." };
  } finally {
    clearTimeout(timer);
  }
}
