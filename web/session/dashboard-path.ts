import type { Role } from "./session-user.ts";

/** A page of a role's dashboard, or its first; without a role, an address that leads on once there is one. */
export function dashboardPath(role: Role | null, page?: "notifications" | "search" | "settings"): string {
  return ["/dashboard", role, page].filter(Boolean).join("/");
}
