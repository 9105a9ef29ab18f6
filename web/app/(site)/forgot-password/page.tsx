import type { Metadata } from "next";
import { AccountForm } from "#accounts/account-form/account-form.client.tsx";
import { AccountPage } from "#accounts/account-form/account-page.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { Field } from "#ui/field/field.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).accountForms.forgot.title, robots: { index: false } };
}

export default async function ForgotPasswordPage() {
  const { accountForms } = await getTexts();
  const { forgot } = accountForms;
  return (
    <AccountPage
      title={forgot.title}
      intro={forgot.intro}
      links={<a href="/login">{accountForms.backToLogin}</a>}
    >
      <AccountForm
        action="/api/forgot-password"
        label={forgot.submit}
        busyLabel={forgot.busy}
        failure={null}
        unreachable={accountForms.failures.unreachable}
      >
        <Field label={accountForms.email} name="email" type="email" required autoComplete="username" />
      </AccountForm>
    </AccountPage>
  );
}
