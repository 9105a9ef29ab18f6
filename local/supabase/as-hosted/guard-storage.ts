// @supabase/lite believes the Content-Length of an upload, and answers 500 to odd keys and worn-out signed links.
// Hosted: https://supabase.com/docs/guides/storage/uploads/file-limits,
// https://supabase.com/docs/guides/storage/debugging/error-codes

type Handle = (request: Request, peerAddress: string) => Promise<Response>;

/**
 * Makes the embedded storage API answer as the hosted one where the two differ: bytes are counted while they arrive, not
 * believed from a header; keys with control characters and worn-out signed links are bad requests, not faults of ours.
 */
export function guardStorage(handle: Handle, maximumBytes: number): Handle {
  return async (request, peerAddress) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/storage/v1/")) return handle(request, peerAddress);
    if (/%([01][0-9a-f]|25|5c|7f)/i.test(pathname)) return refuse(400, "InvalidKey", "Invalid key");

    const counted = countBody(request, maximumBytes);
    const response = await handle(counted.request, peerAddress);
    if (response.ok) return response;
    // A sender that is still writing would take a closed connection for the answer, and the next request would begin in
    // the middle of this one's body.
    await readRest(counted.request);
    const answer = explain(response, pathname, counted.isTooLarge());
    if (request.body) answer.headers.set("Connection", "close");
    return answer;
  };
}

function explain(response: Response, pathname: string, isTooLarge: boolean): Response {
  if (isTooLarge) return refuse(413, "Payload too large", "The object exceeded the maximum allowed size");
  if (response.status === 500 && /^\/storage\/v1\/object\/(upload\/)?sign\//.test(pathname)) {
    return refuse(400, "InvalidJWT", "The link is not valid or has expired");
  }
  return new Response(response.body, response);
}

/** What is too large is read on and thrown away, up to a point; the storage hears of it only that it broke off. */
function countBody(request: Request, maximumBytes: number): { request: Request; isTooLarge(): boolean } {
  let size = 0;
  const isTooLarge = () => size > maximumBytes;
  if (!request.body) return { request, isTooLarge };
  const breakOff = (controller: TransformStreamDefaultController) =>
    controller.error(new Error("The object is too large"));
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (!isTooLarge()) controller.enqueue(chunk);
      else if (size > 4 * maximumBytes) breakOff(controller);
    },
    flush(controller) {
      if (isTooLarge()) breakOff(controller);
    },
  });
  const { url, method, headers } = request;
  const body = request.body.pipeThrough(counter);
  const init: RequestInit & { duplex: "half" } = { method, headers, body, duplex: "half" };
  return { request: new Request(url, init), isTooLarge };
}

async function readRest(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  try {
    for await (const _ of request.body);
  } catch {
    // Broken off on purpose, or by the sender.
  }
}

function refuse(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status: 400 });
}
