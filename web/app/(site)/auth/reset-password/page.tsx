import { AccountForm } from "#forms/account-form/account-form.client.tsx";
import { AccountPage } from "#forms/account-form/account-page.tsx";
import { readFailure } from "#forms/account-form/form-failure.ts";
import { shownFailure, unreachableText } from "#forms/account-form/shown-failure.ts";
import { mayChooseNewPassword } from "#forms/reset-password/new-password-permit.ts";
import { openSession } from "#supabase/open-session.ts";
import { getSessionUser } from "#supabase/session-user.ts";
import { Field } from "#ui/field/field.tsx";
import ResetPasswordPage from "../../reset-password/page.tsx";

export { metadata } from "../../reset-password/page.tsx";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What /reset-password is for a browser in which a recovery mail was used (next.config.ts): the form, in time. */
export default async function ChoosePasswordPage({ searchParams }: Props) {
  const email = await readPermittedEmail();
  if (!email) return <ResetPasswordPage />;
  const parameters = await searchParams;
  return (
    <AccountPage
      title={parameters.first ? "Choose your password" : "Choose a new password"}
      intro={
        parameters.first
          ? "Your address is confirmed. The password kept with it was not chosen in this browser, so it no longer counts: please choose your own."
          : "Your other devices are signed out when it is saved."
      }
    >
      <AccountForm
        action="/api/reset-password"
        label="Save the password"
        busyLabel="Saving…"
        failure={shownFailure(readFailure(parameters))}
        unreachable={unreachableText}
      >
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <Field
          label="New password"
          name="password"
          type="password"
          required
          autoComplete="new-password"
          hint="At least 10 characters."
        />
      </AccountForm>
    </AccountPage>
  );
}

/** The address of the account whose recovery mail was used in this browser a moment ago. */
async function readPermittedEmail(): Promise<string | null> {
  const user = await getSessionUser();
  if (!user) return null;
  const client = await openSession();
  const { data } = await client.auth.getSession();
  return data.session && (await mayChooseNewPassword(data.session)) ? user.email : null;
}
