import { headers } from "next/headers";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { NoteListedLater } from "./note-listed-later.client.tsx";

type NoteListedProps = { requests: { id: string; is_doubtful: boolean }[] };

/**
 * Notes which doubtful requests the owner has in front of them; from then on the time counts after which they are removed. A page
 * that is only fetched ahead is not in front of anybody: of one that came without a document of its own, the browser says it.
 */
export async function NoteListed({ requests }: NoteListedProps) {
  const ids = requests.flatMap(({ id, is_doubtful }) => (is_doubtful ? id : []));
  if (ids.length === 0) return null;
  const asked = await headers();
  const isDocument = asked.get("sec-fetch-dest") === "document" && !asked.has("sec-purpose");
  if (!isDocument) return <NoteListedLater ids={ids} />;
  const client = await openSession();
  await client.rpc("note_listed", { ids }).then(unwrap("What was listed could not be noted"));
  return null;
}
