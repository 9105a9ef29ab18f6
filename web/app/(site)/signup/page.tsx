import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountForm } from "#forms/account-form/account-form.client.tsx";
import { AccountPage } from "#forms/account-form/account-page.tsx";
import { readFailure } from "#forms/account-form/form-failure.ts";
import { shownFailure, unreachableText } from "#forms/account-form/shown-failure.ts";
import { readTypedFields } from "#forms/account-form/typed-fields.ts";
import { AcceptTerms } from "#forms/sign-up/accept-terms.tsx";
import { getSessionUser } from "#supabase/session-user.ts";
import { Field } from "#ui/field/field.tsx";
import { readTermsVersion } from "./read-terms-version.ts";

export const metadata: Metadata = { title: "Sign up", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SignUpPage({ searchParams }: Props) {
  if (await getSessionUser().catch(() => null)) redirect("/dashboard");
  const { email, fullName } = await readTypedFields();
  return (
    <AccountPage
      title="Sign up"
      intro="For clients of the agency: follow your project, share files and decide about changes."
      links={<a href="/login">You have an account? Log in</a>}
    >
      <AccountForm
        action="/api/sign-up"
        label="Sign up"
        busyLabel="Signing up…"
        failure={shownFailure(readFailure(await searchParams))}
        unreachable={unreachableText}
      >
        <Field
          label="Name"
          name="full_name"
          required
          maxLength={200}
          autoComplete="name"
          defaultValue={fullName}
        />
        <Field
          label="E-mail"
          name="email"
          type="email"
          required
          autoComplete="username"
          defaultValue={email}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          required
          autoComplete="new-password"
          hint="At least 10 characters."
        />
        <AcceptTerms version={await readTermsVersion()} />
      </AccountForm>
    </AccountPage>
  );
}
