import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

export const unlinkedPerPage = 10;
// A longer list is no help: the note says the other way.
export const mostClients = 200;

/** A page of the people who belong to no client, and the clients to link them to. Throws an Error when they cannot be read. */
export async function readUnlinkedPeople(page: number) {
  const session = await openSession();
  const read = unwrap("The people could not be read");
  const [people, clients] = await Promise.all([
    session
      .rpc("list_unlinked_people", { skip: (page - 1) * unlinkedPerPage, most: unlinkedPerPage })
      .then(read),
    session.from("clients").select("id, name").order("name").limit(mostClients).then(read),
  ]);
  return { people, clients };
}
