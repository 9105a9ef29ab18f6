import { redirect } from "next/navigation";
import { AccountForm } from "#accounts/account-form/account-form.client.tsx";
import { AccountPage } from "#accounts/account-form/account-page.tsx";
import { readFailure } from "#accounts/account-form/form-failure.ts";
import { shownFailure } from "#accounts/account-form/shown-failure.ts";
import { mayChooseNewPassword } from "#accounts/reset-password/new-password-permit.ts";
import { isHalfway, secondStepPath } from "#session/second-step.ts";
import { getSessionUser } from "#session/session-user.ts";
import { openSession } from "#supabase/open-session.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Field } from "#ui/field/field.tsx";
import ResetPasswordPage from "../../reset-password/page.tsx";

export { generateMetadata } from "../../reset-password/page.tsx";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What /reset-password is for a browser in which a recovery mail was used (next.config.ts): the form, in time. */
export default async function ChoosePasswordPage({ searchParams }: Props) {
  const [parameters, { accountForms }] = await Promise.all([searchParams, getTexts()]);
  const email = await readPermittedEmail(parameters.first);
  if (!email) return <ResetPasswordPage />;
  const { reset } = accountForms;
  const firstIntro = parameters.first === "again" ? reset.againIntro : reset.firstIntro;
  return (
    <AccountPage
      title={parameters.first ? reset.firstTitle : reset.title}
      intro={parameters.first ? firstIntro : reset.intro}
    >
      <AccountForm
        action="/api/reset-password"
        label={reset.submit}
        busyLabel={accountForms.saving}
        failure={shownFailure(readFailure(parameters), accountForms)}
        unreachable={accountForms.failures.unreachable}
      >
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <Field
          label={accountForms.newPassword}
          name="password"
          type="password"
          required
          autoComplete="new-password"
          hint={accountForms.passwordHint}
        />
      </AccountForm>
    </AccountPage>
  );
}

/** The address of the account whose recovery mail was used in this browser a moment ago; a second step comes before it. */
async function readPermittedEmail(first: string | string[] | undefined): Promise<string | null> {
  const user = await getSessionUser();
  const client = await openSession();
  if (!user && (await isHalfway(client)))
    redirect(
      secondStepPath(
        `/reset-password${typeof first === "string" ? `?first=${encodeURIComponent(first)}` : ""}`,
      ),
    );
  if (!user) return null;
  const { data } = await client.auth.getSession();
  return data.session && (await mayChooseNewPassword(data.session)) ? user.email : null;
}
