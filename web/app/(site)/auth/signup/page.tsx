import { redirect } from "next/navigation";
import { dashboardPath } from "#session/dashboard-path.ts";
import { getSessionUser } from "#session/session-user.ts";
import { SignUp } from "../../signup/sign-up.tsx";

export { generateMetadata } from "../../signup/page.tsx";

/** What /signup is for a browser that was signed in (next.config.ts): the way to the dashboard, if it still is. */
export default async function ReturningSignUpPage() {
  const user = await getSessionUser().catch(() => null);
  if (user) redirect(dashboardPath(user.role));
  return <SignUp />;
}
