import "server-only";
import { whatIsWanted } from "#server/request-context.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

/**
 * Has the audit log say that the signed-in owner looks at what a client sees, unless only the page's outline is asked for, ahead of a
 * click. Throws an Error when it cannot be noted: nothing is shown then.
 */
export async function recordClientView(client_id: string): Promise<void> {
  if (whatIsWanted() === "outline") return;
  const session = await openSession();
  await session.rpc("record_client_view", { client_id }).then(unwrap("The view could not be noted"));
}
