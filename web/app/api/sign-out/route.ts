import { env } from "#env.ts";
import { isSameOrigin } from "#forms/is-same-origin.ts";
import { signOut } from "#portal/account/sign-out/sign-out.ts";

/** Answers a script with JSON and a plain form with a redirect. */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers, env.SITE_URL)) {
    return Response.json({ error: "This form was sent from another site." }, { status: 403 });
  }
  const isSignedOut = await signOut();
  if (request.headers.get("accept")?.includes("application/json")) {
    return isSignedOut
      ? Response.json({ next: "/login" })
      : Response.json({ error: "Sign-out failed." }, { status: 502 });
  }
  return new Response(null, { status: 303, headers: { Location: isSignedOut ? "/login" : "/" } });
}
