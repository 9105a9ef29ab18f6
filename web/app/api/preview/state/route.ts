import { isPreview } from "#sanity/preview/is-preview.ts";

/** Whether the request has the cookie of a verified preview: only a route can tell. */
export async function GET() {
  if (!(await isPreview())) return Response.json({ error: "There is no preview here." }, { status: 403 });
  return Response.json({ isPreview: true }, { headers: { "Cache-Control": "no-store" } });
}
