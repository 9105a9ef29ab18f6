import "server-only";
import { isAuthError, isAuthSessionMissingError } from "@supabase/supabase-js";
import { cookies } from "next/headers";
import type { Enums } from "schemas/generated/database.ts";
import { askOnce } from "#server/request-context.ts";
import { openSession } from "#supabase/open-session.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";

export type Role = Enums<"user_role">;

export type SessionUser = {
  id: string;
  email: string;
  /** The full name, or the address of somebody who has given none. */
  name: string;
  /** From the users table, never from the token; null when it could not be read. */
  role: Role | null;
  /** The clients that the user belongs to, and whether they see the money of each. */
  clients: { id: string; seesMoney: boolean }[];
};

const limitMs = 3000;

/**
 * The user of this request, asked once in it of Supabase so that a revoked session ends at once; null when signed out.
 * Throws an Error when the sign-in service cannot be reached.
 */
export async function getSessionUser(): Promise<SessionUser | null> {
  return askForUser((await cookies()).toString(), await openSession());
}

/** The same for somebody else's part of the request, which has the cookies in another shape. */
export function askForUser(
  cookieHeader: string,
  client: Awaited<ReturnType<typeof openSession>>,
): Promise<SessionUser | null> {
  return askOnce(`user of ${cookieHeader}`, () => readSessionUser(client));
}

/** The same, asked now, for a caller that has a client already and may just have changed the session. */
export async function readSessionUser(
  client: Awaited<ReturnType<typeof openSession>>,
): Promise<SessionUser | null> {
  const { data, error } = await withinTimeLimit(client.auth.getUser(), limitMs);
  if (error && !isSignedOut(error))
    throw new Error("The sign-in service could not be reached", { cause: error });
  if (!data.user) return null;

  const { id, email = "" } = data.user;
  const row = await client
    .from("users")
    .select("role, full_name, client_members (client_id, sees_money)")
    .eq("id", id)
    .maybeSingle();
  if (row.error) console.error("Error fetching role:", row.error.message);
  // To the database a disabled account, or a session that is over, is nobody.
  else if (!row.data) return null;
  const clients = (row.data?.client_members ?? []).map(({ client_id, sees_money }) => ({
    id: client_id,
    seesMoney: sees_money,
  }));
  return { id, email, name: row.data?.full_name || email, role: row.data?.role ?? null, clients };
}

/** Throws an Error when the role could not be read: whoever is refused then would take an outage for an answer. */
export function roleOf({ role }: SessionUser): Role {
  if (role === null) throw new Error("The role of a user could not be read");
  return role;
}

function isSignedOut(error: unknown): boolean {
  if (isAuthSessionMissingError(error)) return true;
  return isAuthError(error) && [400, 401, 403, 404].includes(error.status ?? 0);
}
