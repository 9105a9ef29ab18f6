import { cookies } from "next/headers";
import { signedInCookie } from "#supabase/create-client.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { readSessionUser } from "#supabase/session-user.ts";

/** Who is signed in, for the header of a cached page: `{ user: { id }, role }`, or null. */
export async function GET() {
  const headers = { "cache-control": "private, no-store" };
  try {
    // An expired session is renewed on the way, so its new tokens must reach the browser.
    const user = await readSessionUser(await openWritableSession());
    if (!user) (await cookies()).delete(signedInCookie);
    return Response.json(user && { user: { id: user.id }, role: user.role }, { headers });
  } catch (error) {
    console.error("The session could not be read:", error);
    return Response.json(null, { status: 503, headers });
  }
}
