import { env } from "#env.ts";
import { isSameOrigin } from "#forms/is-same-origin.ts";
import { isPreview } from "#sanity/preview/is-preview.ts";
import { choosePerspective } from "#sanity/preview/preview-perspective.ts";
import { readBody } from "#server/read-body.ts";

/** The Studio tells its preview what to show: the drafts, what is published, or a release, as in `rSpring,drafts`. */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers, env.SITE_URL))
    return Response.json({ error: "This belongs to another site." }, { status: 403 });
  if (!(await isPreview())) return Response.json({ error: "There is no preview here." }, { status: 403 });
  const text = await readBody(request);
  if (typeof text !== "string") return Response.json({ error: text.error }, { status: text.status });
  return Response.json({ isOther: await choosePerspective(text) });
}
