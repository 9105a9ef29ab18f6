import type { Metadata } from "next";
import { AccountPage } from "#forms/account-form/account-page.tsx";
import { ButtonLink } from "#ui/button/button.tsx";

export const metadata: Metadata = { title: "Choose a new password", robots: { index: false } };

export default function ResetPasswordPage() {
  return (
    <AccountPage
      title="Choose a new password"
      intro="That link or code has been used or has expired. You can request a new one."
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
