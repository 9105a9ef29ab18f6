import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountForm } from "#forms/account-form/account-form.client.tsx";
import { AccountPage } from "#forms/account-form/account-page.tsx";
import { readFailure } from "#forms/account-form/form-failure.ts";
import { shownFailure, unreachableText } from "#forms/account-form/shown-failure.ts";
import { readTypedFields } from "#forms/account-form/typed-fields.ts";
import { sameSitePage } from "#forms/same-site-path.ts";
import { dashboardPath } from "#supabase/dashboard-path.ts";
import { getSessionUser } from "#supabase/session-user.ts";
import { Field } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";

export const metadata: Metadata = { title: "Log in", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function LoginPage({ searchParams }: Props) {
  const session = await getSessionUser().then(
    (user) => ({ isReachable: true, user }),
    () => ({ isReachable: false, user: null }),
  );
  if (session.user) redirect(dashboardPath(session.user.role));

  const parameters = await searchParams;
  const from = sameSitePage(parameters.from);
  const failure =
    readFailure(parameters) ?? (session.isReachable ? null : ({ reason: "unreachable" } as const));
  const { email } = await readTypedFields();
  return (
    <AccountPage
      title="Log in"
      intro="For clients and the agency: your projects, files and messages."
      links={
        <>
          <a href="/signup">Make an account</a>
          <a href="/forgot-password">Forgot your password?</a>
        </>
      }
    >
      {parameters.done === "deleted" ? (
        <Notice tone="success">The account is deleted, with all that only it could see.</Notice>
      ) : null}
      <AccountForm
        action="/api/sign-in"
        label="Log in"
        busyLabel="Logging in…"
        failure={shownFailure(failure)}
        unreachable={unreachableText}
        offers={[
          { action: "/api/send-code", label: "Send the confirmation again", after: "unconfirmed" },
          { action: "/api/send-code", label: "E-mail me a code" },
        ]}
      >
        <Field
          label="E-mail"
          name="email"
          type="email"
          required
          autoComplete="username"
          defaultValue={email}
        />
        <Field label="Password" name="password" type="password" required autoComplete="current-password" />
        {from ? <input type="hidden" name="from" value={from} /> : null}
      </AccountForm>
    </AccountPage>
  );
}
