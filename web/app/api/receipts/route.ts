import { env } from "#env.ts";
import { readReceipts } from "#publishing/read-receipts.ts";
import { refreshPublish } from "#publishing/refresh-publish.ts";
import { isPreviewSecret } from "#sanity/preview/verify-preview-secret.ts";

/** The Studio asks what became of a document: an editor proves to be one by a secret in the dataset, as for a preview. */
export async function GET(request: Request) {
  return answerStudio(request, async (query) => {
    const receipts = await readReceipts(query.get("document") ?? "");
    return Response.json({ receipts });
  });
}

/** The Studio asks to have the pages of a publish refreshed again. */
export async function POST(request: Request) {
  return answerStudio(request, async (query) => {
    const isKnown = await refreshPublish(query.get("id") ?? "");
    return Response.json({}, { status: isKnown ? 202 : 404 });
  });
}

export function OPTIONS(request: Request) {
  return withCors(request, new Response(null, { status: 204 }));
}

async function answerStudio(
  request: Request,
  answer: (query: URLSearchParams) => Promise<Response>,
): Promise<Response> {
  try {
    const [, secret = ""] = /^Bearer (\S{1,200})$/.exec(request.headers.get("authorization") ?? "") ?? [];
    if (!secret || !(await isPreviewSecret(secret)))
      return withCors(request, Response.json({ error: "Only the Studio may ask." }, { status: 401 }));
    return withCors(request, await answer(new URL(request.url).searchParams));
  } catch (error) {
    console.error("Receipts:", error instanceof Error ? error.message : "failed");
    return withCors(request, Response.json({ error: "The receipts cannot be read." }, { status: 503 }));
  }
}

function withCors(request: Request, response: Response): Response {
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("Vary", "Origin");
  if (!env.STUDIO_URL || request.headers.get("origin") !== env.STUDIO_URL) return response;
  response.headers.set("Access-Control-Allow-Origin", env.STUDIO_URL);
  response.headers.set("Access-Control-Allow-Headers", "Authorization");
  response.headers.set("Access-Control-Allow-Methods", "GET, POST");
  return response;
}
