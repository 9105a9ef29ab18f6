import "server-only";
import { redirect } from "next/navigation";
import { askedQuery } from "#server/request-context.ts";
import { dashboardPath } from "./dashboard-path.ts";
import { getSessionUser, type Role, roleOf, type SessionUser } from "./session-user.ts";

/** The signed-in user, or on to /login, which comes back to `path` with the question that came along. */
export async function requireUser(path: string): Promise<SessionUser> {
  const user = await getSessionUser();
  if (!user) redirect(`/login?from=${encodeURIComponent(path + askedQuery())}`);
  return user;
}

/** The signed-in user of a role; anybody else goes to /login or to their own dashboard. */
export async function requireRole(role: Role, path: string): Promise<SessionUser> {
  const user = await requireUser(path);
  if (roleOf(user) !== role) redirect(dashboardPath(user.role));
  return user;
}
