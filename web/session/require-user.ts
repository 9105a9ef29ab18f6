import "server-only";
import { redirect } from "next/navigation";
import { askedPath, askedQuery } from "#server/request-context.ts";
import { dashboardPath } from "./dashboard-path.ts";
import { getSessionUser, type Role, roleOf, type SessionUser } from "./session-user.ts";

/** The signed-in user, or on to /login, which comes back to the address of this request, with its question. */
export async function requireUser(): Promise<SessionUser> {
  const user = await getSessionUser();
  if (!user) redirect(`/login?from=${encodeURIComponent(askedPath() + askedQuery())}`);
  return user;
}

/** The signed-in user of a role; anybody else goes to /login or to their own dashboard. */
export async function requireRole(role: Role): Promise<SessionUser> {
  const user = await requireUser();
  if (roleOf(user) !== role) redirect(dashboardPath(user.role));
  return user;
}
