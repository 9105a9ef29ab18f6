import type { Metadata } from "next";
import { AccountForm } from "#forms/account-form/account-form.client.tsx";
import { AccountPage } from "#forms/account-form/account-page.tsx";
import { readFailure } from "#forms/account-form/form-failure.ts";
import { shownFailure, unreachableText } from "#forms/account-form/shown-failure.ts";
import { mayChooseNewPassword } from "#forms/reset-password/new-password-permit.ts";
import { openSession } from "#supabase/open-session.ts";
import { getSessionUser } from "#supabase/session-user.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";

export const metadata: Metadata = { title: "Choose a new password", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ResetPasswordPage({ searchParams }: Props) {
  const email = await readPermittedEmail();
  if (!email) {
    return (
      <AccountPage
        title="Choose a new password"
        intro="That link or code is used or has expired. You can have a new one."
        links={<a href="/login">Back to the login</a>}
      >
        <div>
          <ButtonLink href="/forgot-password" size="lg">
            Send a new one
          </ButtonLink>
        </div>
      </AccountPage>
    );
  }
  const parameters = await searchParams;
  return (
    <AccountPage
      title={parameters.first ? "Choose your password" : "Choose a new password"}
      intro={
        parameters.first
          ? "Your address is confirmed. The password kept with it was not chosen in this browser, so it counts no more: please choose your own."
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
