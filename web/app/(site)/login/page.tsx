import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { sameSitePath } from "#forms/same-site-path.ts";
import { describeFailure, readFailure } from "#forms/sign-in/sign-in-failure.ts";
import { SignInForm } from "#forms/sign-in/sign-in-form.client.tsx";
import { typedEmailCookie } from "#forms/sign-in/typed-email-cookie.ts";
import { dashboardPath } from "#supabase/dashboard-path.ts";
import { getSessionUser } from "#supabase/session-user.ts";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import styles from "./login.module.css";

export const metadata: Metadata = { title: "Log in", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function LoginPage({ searchParams }: Props) {
  const session = await getSessionUser().then(
    (user) => ({ isReachable: true, user }),
    () => ({ isReachable: false, user: null }),
  );
  if (session.user) redirect(dashboardPath(session.user.role));

  const { from, error, wait } = await searchParams;
  const unreachable = describeFailure({ reason: "unreachable" });
  const failure = readFailure(error, wait);
  const typedEmail = (await cookies()).get(typedEmailCookie)?.value ?? "";
  return (
    <>
      <PageHeader title="Log in" intro="For clients and the agency: your projects, files and messages." />
      <div className={styles.content}>
        <SignInForm
          from={sameSitePath(from)}
          email={failure ? typedEmail : ""}
          failure={failure ? describeFailure(failure) : session.isReachable ? null : unreachable}
          unreachable={unreachable}
        />
      </div>
    </>
  );
}
