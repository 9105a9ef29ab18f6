import { answerRead, privately, refuse } from "#app/api/answer-read.ts";
import { readCheckout } from "#billing/read-checkout.ts";
import { getSessionUser } from "#session/session-user.ts";

/** How far the checkout `session_id` has come, for the client who began it; `unknown` to everybody else. */
export function GET(request: Request) {
  return answerRead("The checkout could not be read.", async () => {
    const user = await getSessionUser();
    if (!user) return refuse(401, "You are signed out.");
    const sessionId = new URL(request.url).searchParams.get("session_id");
    return Response.json({ state: await readCheckout(sessionId, user) }, { headers: privately });
  });
}
