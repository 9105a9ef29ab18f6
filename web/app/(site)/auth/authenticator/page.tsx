import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountForm } from "#accounts/account-form/account-form.client.tsx";
import { AccountPage } from "#accounts/account-form/account-page.tsx";
import { readFailure } from "#accounts/account-form/form-failure.ts";
import { shownFailure } from "#accounts/account-form/shown-failure.ts";
import { FactorKey } from "#accounts/second-step/factor-key.tsx";
import { FactorPicture } from "#accounts/second-step/factor-picture.tsx";
import { readNewFactor } from "#accounts/second-step/new-factor.ts";
import { readOwnFactors } from "#accounts/second-step/own-factors.ts";
import { twoStepSettings } from "#accounts/second-step/two-step-settings.ts";
import { sameSitePage } from "#forms/same-site-path.ts";
import { readSecondStep, secondStepPath } from "#session/second-step.ts";
import { openSession } from "#supabase/open-session.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Field } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).secondStep.authenticator.title, robots: { index: false } };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Shows the authenticator app that is being set up. Opening it changes nothing, however often. */
export default async function AuthenticatorPage({ searchParams }: Props) {
  const parameters = await searchParams;
  const from = sameSitePage(parameters.from);
  const client = await openSession();
  const [step, own] = await Promise.all([readSecondStep(client), readOwnFactors(client)]);
  if (!step || !own) redirect("/login");
  if (step === "prove") redirect(secondStepPath(from));
  const factor = await readNewFactor(own.user.id);
  const { accountForms, secondStep } = await getTexts();
  const { authenticator: words } = secondStep;
  const failure = shownFailure(readFailure(parameters), accountForms);
  const back = step === "enrol" ? secondStepPath(from) : twoStepSettings;
  return (
    <AccountPage title={words.title} intro={words.intro} links={<a href={back}>{words.back}</a>}>
      {factor ? (
        <AccountForm
          action="/api/account/factor"
          label={words.submit}
          busyLabel={words.busy}
          failure={failure}
          unreachable={accountForms.failures.unreachable}
        >
          <input type="hidden" name="factor" value={factor.id} />
          {from ? <input type="hidden" name="from" value={from} /> : null}
          <FactorPicture uri={factor.uri} label={words.picture} />
          <FactorKey factor={factor} />
          <Field
            label={words.code}
            name="code"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9 ]{6,7}"
            hint={words.codeHint}
          />
          <p>{words.ends}</p>
        </AccountForm>
      ) : (
        <Notice tone="error">{words.late}</Notice>
      )}
    </AccountPage>
  );
}
