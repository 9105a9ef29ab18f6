import type { ReactNode } from "react";
import { AccountForm } from "#accounts/account-form/account-form.client.tsx";
import { AccountPage } from "#accounts/account-form/account-page.tsx";
import { AcceptTerms } from "#accounts/sign-up/accept-terms.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { Field } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { readTermsVersion } from "./read-terms-version.ts";

type SignUpProps = {
  /** The invite that is accepted with it. */
  invite?: { token: string; email: string; client: string };
  children?: ReactNode;
};

export async function SignUp({ invite, children }: SignUpProps) {
  const [version, { accountForms }] = await Promise.all([readTermsVersion(), getTexts()]);
  const { signUp } = accountForms;
  const head = {
    title: signUp.title,
    intro: invite ? signUp.introOfInvite(invite.client) : signUp.intro,
    links: <a href="/login">{signUp.logIn}</a>,
  };
  if (!version)
    return (
      <AccountPage {...head}>
        <Notice>
          <p>{signUp.closed}</p>
        </Notice>
      </AccountPage>
    );
  return (
    <AccountPage {...head}>
      {children}
      <AccountForm
        action="/api/sign-up"
        label={signUp.title}
        busyLabel={signUp.busy}
        failure={null}
        unreachable={accountForms.failures.unreachable}
      >
        <Field label={accountForms.name} name="full_name" required maxLength={200} autoComplete="name" />
        <Field
          label={accountForms.email}
          name="email"
          type="email"
          required
          autoComplete="username"
          defaultValue={invite?.email}
        />
        <Field
          label={accountForms.password}
          name="password"
          type="password"
          required
          autoComplete="new-password"
          hint={accountForms.passwordHint}
        />
        {invite ? <input type="hidden" name="invite" value={invite.token} /> : null}
        <AcceptTerms version={version} />
      </AccountForm>
    </AccountPage>
  );
}
