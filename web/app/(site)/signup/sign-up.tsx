import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { AccountForm } from "#forms/account-form/account-form.client.tsx";
import { AccountPage } from "#forms/account-form/account-page.tsx";
import { unreachableText } from "#forms/account-form/shown-failure.ts";
import { AcceptTerms } from "#forms/sign-up/accept-terms.tsx";
import { Field } from "#ui/field/field.tsx";
import { readTermsVersion } from "./read-terms-version.ts";

type SignUpProps = {
  /** The invite that is accepted with it. */
  invite?: { token: string; email: string; client: string };
  children?: ReactNode;
};

export async function SignUp({ invite, children }: SignUpProps) {
  const version = await readTermsVersion();
  if (!version) notFound();
  return (
    <AccountPage
      title="Sign up"
      intro={
        invite
          ? `You are invited to follow the projects of ${invite.client}. Sign up with the address the invite was sent to.`
          : "For clients of the agency: follow your project, share files and decide about changes."
      }
      links={<a href="/login">You have an account? Log in</a>}
    >
      {children}
      <AccountForm
        action="/api/sign-up"
        label="Sign up"
        busyLabel="Signing up…"
        failure={null}
        unreachable={unreachableText}
      >
        <Field label="Name" name="full_name" required maxLength={200} autoComplete="name" />
        <Field
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="username"
          defaultValue={invite?.email}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          required
          autoComplete="new-password"
          hint="At least 10 characters."
        />
        {invite ? <input type="hidden" name="invite" value={invite.token} /> : null}
        <AcceptTerms version={version} />
      </AccountForm>
    </AccountPage>
  );
}
