import type { Metadata } from "next";
import { AccountForm } from "#forms/account-form/account-form.client.tsx";
import { AccountPage } from "#forms/account-form/account-page.tsx";
import { unreachableText } from "#forms/account-form/shown-failure.ts";
import { Field } from "#ui/field/field.tsx";

export const metadata: Metadata = { title: "Forgot your password?", robots: { index: false } };

export default function ForgotPasswordPage() {
  return (
    <AccountPage
      title="Forgot your password?"
      intro="We will email you a link and a code to choose a new one."
      links={<a href="/login">Back to the login</a>}
    >
      <AccountForm
        action="/api/forgot-password"
        label="Send the email"
        busyLabel="Sending…"
        failure={null}
        unreachable={unreachableText}
      >
        <Field label="Email" name="email" type="email" required autoComplete="username" />
      </AccountForm>
    </AccountPage>
  );
}
