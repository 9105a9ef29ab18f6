import { redirect } from "next/navigation";
import { dashboardPath } from "#session/dashboard-path.ts";
import { getSessionUser } from "#session/session-user.ts";
import { LogIn } from "../../login/log-in.tsx";

export { generateMetadata } from "../../login/page.tsx";

/** What /login is for a browser that was signed in (next.config.ts): the way to the dashboard, if it still is. */
export default async function ReturningLoginPage() {
  const user = await getSessionUser().catch(() => undefined);
  if (user) redirect(dashboardPath(user.role));
  return <LogIn isUnreachable={user === undefined} />;
}
