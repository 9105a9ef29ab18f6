import { draftMode } from "next/headers";
import { env } from "#env.ts";
import { isSameOrigin } from "#forms/is-same-origin.ts";
import { sameSitePath } from "#forms/same-site-path.ts";
import { forgetInFrame } from "#sanity/preview/preview-cookie.ts";

/** Back to what visitors see, on the same page. */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers, env.SITE_URL))
    return Response.json({ error: "This form was sent from another site." }, { status: 403 });
  (await draftMode()).disable();
  await forgetInFrame();
  const from = URL.parse(request.headers.get("referer") ?? "");
  const path = from?.origin === env.SITE_URL ? sameSitePath(from.pathname) : null;
  return new Response(null, { status: 303, headers: { Location: path ?? "/" } });
}
