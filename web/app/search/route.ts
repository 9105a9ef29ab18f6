import { goTo } from "#forms/answer-form.ts";
import { askedQuery } from "#server/request-context.ts";
import { dashboardPath } from "#session/dashboard-path.ts";
import { isSessionCookie } from "#supabase/create-client.ts";

/**
 * Where the portal's search was. Whoever has a session, also one that ended, goes to where it is now, by the sign-in if need be; the
 * address itself waits for a search of visitors, who go home until there is one.
 */
export function GET({ headers }: Request): Response {
  // Next leaves out a cookie that it cannot read.
  const names = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim().split("=", 1).join());
  const isOfPortal = names.some(isSessionCookie);
  return goTo(isOfPortal ? dashboardPath(null, "search") + askedQuery() : "/");
}
