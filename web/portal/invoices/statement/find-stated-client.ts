import "server-only";
import { readClient } from "#portal/people/stored-clients.ts";
import { seesMoney } from "#session/sees-money.ts";
import type { SessionUser } from "#session/session-user.ts";

/** A client of the signed-in user's, and whether they see its money; null where there is none for them. */
export async function findStatedClient(clientId: string, user: SessionUser) {
  const client = await readClient(clientId);
  if (!client) return null;
  return { ...client, isSeen: seesMoney(user, client.id) };
}
