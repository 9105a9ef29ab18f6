import type { Role } from "./session-user.ts";

/** The dashboard of a role; without one, the page that says that the role could not be read. */
export function dashboardPath(role: Role | null): string {
  return role === null ? "/dashboard" : `/dashboard/${role}`;
}
