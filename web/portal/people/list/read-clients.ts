import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";

export const clientsPerPage = 20;

export type ListedClient = Awaited<ReturnType<typeof readClients>>["clients"][number];

export type ClientFilter = { search: string; isArchived: boolean; page: number };

/** A page of the clients that go on, or of the archived ones, whose name has `search` in it, by name. */
export async function readClients({ search, isArchived, page }: ClientFilter) {
  const session = await openSession();
  const from = (page - 1) * clientsPerPage;
  let query = session
    .from("clients")
    .select(
      "id, name, website, client_members (user_id), invites (accepted_at, declined_at, revoked_at, expires_at)",
      {
        count: "exact",
      },
    )
    .filter("archived_at", isArchived ? "not.is" : "is", null)
    .is("joined_into", null);
  // What was typed is meant literally, wildcards too.
  if (search !== "") query = query.ilike("name", `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`);
  const { rows, count } = await query
    .order("name")
    .order("id")
    .range(from, from + clientsPerPage - 1)
    .then(unwrapPage("The clients could not be read"));
  const now = new Date();
  return {
    total: count,
    clients: rows.map(({ client_members, invites, ...client }) => ({
      ...client,
      people: client_members.length,
      openInvites: invites.filter(
        ({ accepted_at, declined_at, revoked_at, expires_at }) =>
          !accepted_at && !declined_at && !revoked_at && new Date(expires_at) > now,
      ).length,
    })),
  };
}
