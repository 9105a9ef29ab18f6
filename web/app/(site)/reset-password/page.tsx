import type { Metadata } from "next";
import { AccountPage } from "#accounts/account-form/account-page.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).accountForms.reset.title, robots: { index: false } };
}

export default async function ResetPasswordPage() {
  const { accountForms } = await getTexts();
  const { reset } = accountForms;
  return (
    <AccountPage
      title={reset.title}
      intro={reset.expired}
      links={<a href="/login">{accountForms.backToLogin}</a>}
    >
      <div>
        <ButtonLink href="/forgot-password" size="lg">
          {accountForms.sendNewOne}
        </ButtonLink>
      </div>
    </AccountPage>
  );
}
