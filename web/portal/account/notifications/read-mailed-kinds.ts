import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** The kinds of news that the signed-in user is mailed about; undefined for all, who has never chosen. Throws an Error when they cannot be read. */
export async function readMailedKinds(): Promise<string[] | undefined> {
  const client = await openSession();
  const settings = await client
    .from("notification_settings")
    .select("mailed_kinds")
    .maybeSingle()
    .then(unwrap("The mail settings could not be read"));
  return settings?.mailed_kinds;
}
