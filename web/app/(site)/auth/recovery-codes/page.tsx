import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountForm } from "#accounts/account-form/account-form.client.tsx";
import { AccountPage } from "#accounts/account-form/account-page.tsx";
import { CodeList } from "#accounts/second-step/code-list.tsx";
import { readShownCodes } from "#accounts/second-step/recovery-codes.ts";
import { twoStepSettings } from "#accounts/second-step/two-step-settings.ts";
import { sameSitePage } from "#forms/same-site-path.ts";
import { requireUser } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).secondStep.codes.title, robots: { index: false } };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Shows the recovery codes that were made just now, and never again. */
export default async function RecoveryCodesPage({ searchParams }: Props) {
  const [{ from: asked }, user, { accountForms, secondStep }] = await Promise.all([
    searchParams,
    requireUser(),
    getTexts(),
  ]);
  const codes = await readShownCodes(user.id);
  const from = sameSitePage(asked);
  if (!codes) redirect(from ?? twoStepSettings);
  const { codes: words } = secondStep;
  return (
    <AccountPage title={words.title} intro={words.intro}>
      <CodeList codes={codes} />
      <AccountForm
        action="/api/account/recovery-codes/done"
        label={words.submit}
        busyLabel={words.busy}
        failure={null}
        unreachable={accountForms.failures.unreachable}
      >
        {from ? <input type="hidden" name="from" value={from} /> : null}
      </AccountForm>
    </AccountPage>
  );
}
