import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** Until when the signed-in account is let in without a second factor; null where it has one, or needs none. */
export async function readEnrolBy(): Promise<Date | null> {
  const session = await openSession();
  const moment: string | null = await session
    .rpc("enrol_by")
    .then(unwrap("Whether a second factor is due could not be read"));
  return moment ? new Date(moment) : null;
}
