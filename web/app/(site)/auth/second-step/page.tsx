import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountForm } from "#accounts/account-form/account-form.client.tsx";
import { AccountPage } from "#accounts/account-form/account-page.tsx";
import { readFailure } from "#accounts/account-form/form-failure.ts";
import { shownFailure } from "#accounts/account-form/shown-failure.ts";
import { LostDevice } from "#accounts/second-step/lost-device.tsx";
import { sameSitePage } from "#forms/same-site-path.ts";
import { readSecondStep } from "#session/second-step.ts";
import { openSession } from "#supabase/open-session.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).secondStep.prove.title, robots: { index: false } };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Where a session is led that lacks its second step: it proves a factor, stands in for a lost one, or sets one up. */
export default async function SecondStepPage({ searchParams }: Props) {
  const parameters = await searchParams;
  const from = sameSitePage(parameters.from);
  const step = await readSecondStep(await openSession());
  if (step === null) redirect("/login");
  if (step === "none") redirect(from ?? "/dashboard");
  const { accountForms, secondStep } = await getTexts();
  const { title, intro } = secondStep[step];
  const failure = shownFailure(readFailure(parameters), accountForms);
  const ofLost = failure?.reason === "recoveryCode" ? failure : null;
  const { unreachable } = accountForms.failures;
  const next = from ? <input type="hidden" name="from" value={from} /> : null;
  return (
    <AccountPage title={title} intro={intro} links={<SignOut>{secondStep.prove.signOut}</SignOut>}>
      {step === "prove" ? (
        <>
          <AccountForm
            action="/api/second-step"
            label={secondStep.prove.submit}
            busyLabel={secondStep.prove.busy}
            failure={ofLost ? null : failure}
            unreachable={unreachable}
          >
            {next}
            <Field
              label={secondStep.prove.code}
              name="code"
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="[0-9 ]{6,7}"
              hint={secondStep.prove.codeHint}
            />
          </AccountForm>
          <LostDevice failure={ofLost} from={from} />
        </>
      ) : (
        <>
          <p>{secondStep.enrol.app}</p>
          <AccountForm
            action="/api/account/enrolment"
            label={secondStep.enrol.submit}
            busyLabel={secondStep.enrol.busy}
            failure={failure}
            unreachable={unreachable}
          >
            {next}
          </AccountForm>
        </>
      )}
    </AccountPage>
  );
}

function SignOut({ children }: { children: string }) {
  return (
    <form action="/api/sign-out" method="post">
      <Button type="submit" variant="ghost" size="sm">
        {children}
      </Button>
    </form>
  );
}
