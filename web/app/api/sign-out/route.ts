import { signOut } from "#accounts/sign-out/sign-out.ts";
import { env } from "#env.ts";
import { isSameOrigin } from "#forms/is-same-origin.ts";

// What was begun and not sent is kept on the device: whoever signs in here next is somebody else.
const headers = { "Clear-Site-Data": '"storage"' };

/** Answers a script with JSON and a plain form with a redirect. The browser forgets the drafts with the session. */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers, env.SITE_URL)) {
    return Response.json({ error: "This form was sent from another site." }, { status: 403 });
  }
  const isSignedOut = await signOut();
  if (request.headers.get("accept")?.includes("application/json")) {
    return isSignedOut
      ? Response.json({ next: "/login" }, { headers })
      : Response.json({ error: "Sign-out failed." }, { status: 502, headers });
  }
  return new Response(null, { status: 303, headers: { ...headers, Location: isSignedOut ? "/login" : "/" } });
}
