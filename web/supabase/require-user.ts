import "server-only";
import { redirect } from "next/navigation";
import { dashboardPath } from "./dashboard-path.ts";
import { getSessionUser, type Role, type SessionUser } from "./session-user.ts";

/** The signed-in user, or on to /login, which comes back to `path`. */
export async function requireUser(path: string): Promise<SessionUser> {
  const user = await getSessionUser();
  if (!user) redirect(`/login?from=${encodeURIComponent(path)}`);
  return user;
}

/**
 * The signed-in user of a role; anybody else goes to /login or to their own dashboard. Throws an Error when the role could not be
 * read: whoever is led away then would take an outage for an answer.
 */
export async function requireRole(role: Role, path: string): Promise<SessionUser> {
  const user = await requireUser(path);
  if (user.role === null) throw new Error("The role of a user could not be read");
  if (user.role !== role) redirect(dashboardPath(user.role));
  return user;
}
