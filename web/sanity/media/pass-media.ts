const limitMs = 10_000;

const asked = ["accept", "range", "if-range", "if-none-match"];
const answered = [
  "accept-ranges",
  "content-disposition",
  "content-range",
  "content-type",
  "etag",
  "last-modified",
];

/** What is uploaded may be anything: nothing in it runs, whatever it says it is. */
const locked = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "X-Content-Type-Options": "nosniff",
  Vary: "Accept",
};
const forever = "public, max-age=31536000, immutable";

/**
 * Answers with what is at `address`, piece by piece as it comes: ranges, ETags and formats are the content service's, cookies
 * are nobody's. What has a hash for a name never changes, so whoever has it keeps it. Without an address 404; 503 when the
 * service does not answer within ten seconds, or not sensibly.
 */
export async function passMedia(request: Request, address: string | undefined): Promise<Response> {
  if (!address) return refuse(404, "There is no such file.");
  const headers = new Headers({ "Accept-Encoding": "identity" });
  for (const name of asked) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), limitMs);
  const signal = AbortSignal.any([request.signal, given.signal]);
  try {
    const { method } = request;
    const answer = await fetch(address, { method, headers, signal, cache: "no-store", redirect: "error" });
    return await passOn(answer);
  } catch (error) {
    if (!request.signal.aborted)
      console.error("Media:", error instanceof Error ? error.message : "The content service failed");
    return refuse(503, "The file cannot be had at the moment.");
  } finally {
    clearTimeout(timer);
  }
}

async function passOn({ status, headers, body }: Response): Promise<Response> {
  if (![200, 206, 304, 416].includes(status)) {
    await body?.cancel();
    if (status === 404 || status === 400) return refuse(404, "There is no such file.");
    throw new Error(`The content service answered ${status} for a file`);
  }
  const passed = new Headers(locked);
  for (const name of answered) {
    const value = headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  passed.set("Cache-Control", status === 416 ? "no-store" : forever);
  return new Response(status === 304 ? null : body, { status, headers: passed });
}

function refuse(status: 404 | 503, error: string): Response {
  const headers = { ...locked, "Cache-Control": "no-store", ...(status === 503 && { "Retry-After": "5" }) };
  return Response.json({ error }, { status, headers });
}
