import { draftMode } from "next/headers";
import { type NextRequest, NextResponse } from "next/server";
import { env } from "#env.ts";
import { privatePagePolicy } from "#policy/private-page-policy.ts";
import { refreshSession } from "#supabase/refresh-session.ts";
import { isObjectMissing } from "./missing-objects.ts";

const privatePages =
  /^\/(calls|dashboard|projects|documentation|subscription-portal|subscription-success)(\/|$)/;

/** What is rendered for one request gets a policy of its own; private pages also a session that is still good. */
export async function proxy(request: NextRequest) {
  const isPrivate = privatePages.test(request.nextUrl.pathname);
  const policy = await choosePolicy(isPrivate);
  // Next reads the nonce for its scripts from the request.
  request.headers.set("content-security-policy", policy);
  const response = isPrivate ? await refreshSession(request) : NextResponse.next({ request });
  response.headers.set("content-security-policy", policy);
  if (!isPrivate || !(await isObjectMissing(request))) return response;
  return new NextResponse(response.body, { status: 404, headers: response.headers });
}

async function choosePolicy(isPrivate: boolean): Promise<string> {
  const nonce = crypto.randomUUID().replaceAll("-", "");
  // True only for a cookie with the secret of this build.
  const { isEnabled: isPreview } = await draftMode();
  return privatePagePolicy(nonce, isPreview && !isPrivate ? env.STUDIO_URL : undefined);
}

export const config = {
  matcher: [
    "/calls/:path*",
    "/dashboard/:path*",
    "/projects/:path*",
    "/subscription-portal",
    "/subscription-success",
    "/documentation/:path*",
    "/login",
    "/signup",
    "/forgot-password",
    "/reset-password",
    "/auth/:path*",
    "/unsubscribe/:path*",
    // A preview is rendered for one request too.
    { source: "/((?!api|_next|built).*)", has: [{ type: "cookie", key: "__prerender_bypass" }] },
  ],
};
