import { draftMode } from "next/headers";
import { sameSitePath } from "#forms/same-site-path.ts";
import { keepInFrame } from "#sanity/preview/preview-cookie.ts";
import { choosePerspective } from "#sanity/preview/preview-perspective.ts";
import { verifyPreviewAddress } from "#sanity/preview/verify-preview-secret.ts";

/** The Studio opens a preview: only with a secret that an editor has just put into the dataset. */
export async function GET(request: Request) {
  try {
    const { isValid, path, perspective } = await verifyPreviewAddress(request.url);
    if (!isValid)
      return new Response("This preview link is no longer valid. Open it from the Studio.", {
        status: 401,
      });
    (await draftMode()).enable();
    await keepInFrame();
    await choosePerspective(perspective);
    return new Response(null, { status: 307, headers: { Location: sameSitePath(path) ?? "/" } });
  } catch (error) {
    console.error("Preview:", error instanceof Error ? error.message : "failed");
    return new Response("The preview cannot be opened: the content service does not answer.", {
      status: 503,
    });
  }
}
