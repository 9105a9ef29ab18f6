import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountForm } from "#forms/account-form/account-form.client.tsx";
import { AccountPage } from "#forms/account-form/account-page.tsx";
import { readFailure } from "#forms/account-form/form-failure.ts";
import { shownFailure, unreachableText } from "#forms/account-form/shown-failure.ts";
import { readTypedFields } from "#forms/account-form/typed-fields.ts";
import { AcceptTerms } from "#forms/sign-up/accept-terms.tsx";
import { type FoundInvite, findInvite } from "#portal/clients/invites/find-invite.ts";
import { getSessionUser } from "#supabase/session-user.ts";
import { Field } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { readTermsVersion } from "./read-terms-version.ts";

export const metadata: Metadata = { title: "Sign up", robots: { index: false } };

const closedInvites: Record<Exclude<FoundInvite["is"], "open">, string> = {
  used: "This invite was used already. Please log in with the address that it came to.",
  expired:
    "This invite has expired. Please ask for a new one, or sign up: the agency will link your account.",
  revoked: "This invite was taken back. If you think that is a mistake, please write to the agency.",
  unknown:
    "This invite is not known here. Please open the link from the mail once more, or ask for a new one.",
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SignUpPage({ searchParams }: Props) {
  if (await getSessionUser().catch(() => null)) redirect("/dashboard");
  const parameters = await searchParams;
  const token = typeof parameters.invite === "string" ? parameters.invite : null;
  const invite = token === null ? null : await findInvite(token).catch(() => null);
  const typed = await readTypedFields();
  const email = typed.email || (invite?.is === "open" ? invite.email : "");
  return (
    <AccountPage
      title="Sign up"
      intro={
        invite?.is === "open"
          ? `You are invited to follow the projects of ${invite.client}. Sign up with the address that the invite came to.`
          : "For clients of the agency: follow your project, share files and decide about changes."
      }
      links={<a href="/login">You have an account? Log in</a>}
    >
      {invite && invite.is !== "open" ? <Notice tone="error">{closedInvites[invite.is]}</Notice> : null}
      <AccountForm
        action="/api/sign-up"
        label="Sign up"
        busyLabel="Signing up…"
        failure={shownFailure(readFailure(parameters))}
        unreachable={unreachableText}
      >
        <Field
          label="Name"
          name="full_name"
          required
          maxLength={200}
          autoComplete="name"
          defaultValue={typed.fullName}
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
        {invite?.is === "open" && token ? <input type="hidden" name="invite" value={token} /> : null}
        <AcceptTerms version={await readTermsVersion()} />
      </AccountForm>
    </AccountPage>
  );
}
