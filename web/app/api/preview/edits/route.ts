import { isPreview } from "#sanity/preview/is-preview.ts";
import { streamEdits } from "#sanity/preview/stream-edits.ts";
import { lineResponse } from "#server/open-line.ts";

/** Tells a preview, by server-sent events, of each edit of a draft. While nobody edits, nobody is asked anything. */
export async function GET() {
  if (!(await isPreview())) return Response.json({ error: "There is no preview here." }, { status: 403 });
  const stream = await streamEdits();
  return stream ? lineResponse(stream) : Response.json({ error: "The site is stopping." }, { status: 503 });
}
