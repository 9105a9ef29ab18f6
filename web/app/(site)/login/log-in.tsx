import { AccountForm } from "#accounts/account-form/account-form.client.tsx";
import { AccountPage } from "#accounts/account-form/account-page.tsx";
import { linkFailures } from "#accounts/account-form/link-failure.ts";
import { shownFailure } from "#accounts/account-form/shown-failure.ts";
import { TargetNotice } from "#forms/target-notice.tsx";
import { askAboutError } from "#layout/page-script/ask-about-error.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Field } from "#ui/field/field.tsx";

export async function LogIn({ isUnreachable = false }: { isUnreachable?: boolean }) {
  const { accountForms } = await getTexts();
  const { logIn } = accountForms;
  return (
    <AccountPage
      title={logIn.title}
      intro={logIn.intro}
      links={
        <>
          <a href="/signup">{logIn.signUp}</a>
          <a href="/forgot-password">{logIn.forgot}</a>
        </>
      }
    >
      <TargetNotice id="deleted" tone="success">
        {logIn.deleted}
      </TargetNotice>
      {linkFailures.map((failure) => (
        <TargetNotice key={failure} id={failure} tone="error">
          {accountForms.linkFailures[failure]}
        </TargetNotice>
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code. */}
      <script dangerouslySetInnerHTML={{ __html: askAboutError }} />
      <AccountForm
        action="/api/sign-in"
        label={logIn.title}
        busyLabel={logIn.busy}
        failure={isUnreachable ? shownFailure({ reason: "unreachable" }, accountForms) : null}
        unreachable={accountForms.failures.unreachable}
        offers={[
          { action: "/api/send-code", label: logIn.confirmAgain, after: "unconfirmed" },
          { action: "/api/send-code", label: logIn.sendCode },
        ]}
      >
        <Field label={accountForms.email} name="email" type="email" required autoComplete="username" />
        <Field
          label={accountForms.password}
          name="password"
          type="password"
          required
          autoComplete="current-password"
        />
        <input type="hidden" name="from" />
      </AccountForm>
    </AccountPage>
  );
}
