import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

export type Person = Awaited<ReturnType<typeof readPeople>>[number];
export type Invite = Awaited<ReturnType<typeof readInvites>>[number];

const most = 200;

/** Who belongs to a client, in the order of joining. */
export async function readPeople(clientId: string) {
  const session = await openSession();
  const read = unwrap("The people could not be read");
  const [data, withFactor] = await Promise.all([
    session
      .from("client_members")
      .select("created_at, sees_money, users (id, full_name, email, phone, disabled_at)")
      .eq("client_id", clientId)
      .order("created_at")
      .limit(most)
      .then(read),
    session.rpc("list_people_with_factor", { of_client: clientId }).then(read),
  ]);
  return data.map(({ created_at, sees_money, users }) => ({
    ...users,
    joined_at: created_at,
    sees_money,
    hasFactor: withFactor.includes(users.id),
  }));
}

/** The invites of a client that nobody has accepted, the newest first. */
export async function readInvites(clientId: string) {
  const session = await openSession();
  return await session
    .from("invites")
    .select("id, email, expires_at, declined_at, created_at, sees_money")
    .eq("client_id", clientId)
    .is("accepted_at", null)
    .is("revoked_at", null)
    .order("created_at", { ascending: false })
    .limit(most)
    .then(unwrap("The invites could not be read"));
}

export const unlinkedPerPage = 10;
// A longer list is no help: the note says the other way.
export const mostClients = 200;

/** A page of the people who belong to no client, and the clients to link them to. */
export async function readUnlinkedPeople(page: number) {
  const session = await openSession();
  const read = unwrap("The people could not be read");
  const [people, clients] = await Promise.all([
    session
      .rpc("list_unlinked_people", { skip: (page - 1) * unlinkedPerPage, most: unlinkedPerPage })
      .then(read),
    readOpenClients(),
  ]);
  return { people, clients };
}

/** The clients among which the owner chooses one, by name. */
export async function readOpenClients() {
  const session = await openSession();
  return await session
    .from("clients")
    .select("id, name")
    .is("archived_at", null)
    .order("name")
    .limit(mostClients)
    .then(unwrap("The clients could not be read"));
}
