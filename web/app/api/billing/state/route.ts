import { readCheckout } from "#portal/billing/read-checkout.ts";
import { getSessionUser } from "#supabase/session-user.ts";

/** How far the checkout `session_id` has come, for the client who began it; `unknown` to everybody else. */
export async function GET(request: Request) {
  const headers = { "Cache-Control": "private, no-store" };
  try {
    const user = await getSessionUser();
    if (!user) return Response.json({ error: "You are signed out." }, { status: 401, headers });
    const sessionId = new URL(request.url).searchParams.get("session_id");
    return Response.json({ state: await readCheckout(sessionId, user) }, { headers });
  } catch (error) {
    console.error(error instanceof Error ? error.message : "The checkout could not be read");
    return Response.json({ error: "The checkout could not be read." }, { status: 503, headers });
  }
}
