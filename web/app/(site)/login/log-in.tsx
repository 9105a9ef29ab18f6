import { AccountForm } from "#forms/account-form/account-form.client.tsx";
import { AccountPage } from "#forms/account-form/account-page.tsx";
import { shownFailure, unreachableText } from "#forms/account-form/shown-failure.ts";
import { TargetNotice } from "#forms/target-notice.tsx";
import { Field } from "#ui/field/field.tsx";

export function LogIn({ isUnreachable = false }: { isUnreachable?: boolean }) {
  return (
    <AccountPage
      title="Log in"
      intro="For clients and the agency: your projects, files and messages."
      links={
        <>
          <a href="/signup">Create an account</a>
          <a href="/forgot-password">Forgot your password?</a>
        </>
      }
    >
      <TargetNotice id="deleted" tone="success">
        The account is deleted, with everything only it could see.
      </TargetNotice>
      <AccountForm
        action="/api/sign-in"
        label="Log in"
        busyLabel="Logging in…"
        failure={isUnreachable ? shownFailure({ reason: "unreachable" }) : null}
        unreachable={unreachableText}
        offers={[
          { action: "/api/send-code", label: "Send the confirmation again", after: "unconfirmed" },
          { action: "/api/send-code", label: "Email me a code" },
        ]}
      >
        <Field label="Email" name="email" type="email" required autoComplete="username" />
        <Field label="Password" name="password" type="password" required autoComplete="current-password" />
        <input type="hidden" name="from" />
      </AccountForm>
    </AccountPage>
  );
}
