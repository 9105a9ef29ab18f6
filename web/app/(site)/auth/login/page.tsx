import { redirect } from "next/navigation";
import { sameSitePage } from "#forms/same-site-path.ts";
import { dashboardPath } from "#session/dashboard-path.ts";
import { isHalfway, secondStepPath } from "#session/second-step.ts";
import { getSessionUser } from "#session/session-user.ts";
import { openSession } from "#supabase/open-session.ts";
import { LogIn } from "../../login/log-in.tsx";

export { generateMetadata } from "../../login/page.tsx";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What /login is for a browser that was signed in (next.config.ts): the way to the dashboard, if it still is, or to the second step. */
export default async function ReturningLoginPage({ searchParams }: Props) {
  const user = await getSessionUser().catch(() => undefined);
  if (user) redirect(dashboardPath(user.role));
  if (user === null && (await isHalfway(await openSession()).catch(() => false)))
    redirect(secondStepPath(sameSitePage((await searchParams).from)));
  return <LogIn isUnreachable={user === undefined} />;
}
