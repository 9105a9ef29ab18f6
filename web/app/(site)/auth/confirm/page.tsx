import type { Metadata } from "next";
import { type ConfirmationType, confirmationType } from "schemas/requests/confirm.ts";
import { AccountForm } from "#accounts/account-form/account-form.client.tsx";
import { AccountPage } from "#accounts/account-form/account-page.tsx";
import { readFailure } from "#accounts/account-form/form-failure.ts";
import { shownFailure } from "#accounts/account-form/shown-failure.ts";
import { readTypedFields } from "#accounts/account-form/typed-fields.ts";
import { sameSitePage } from "#forms/same-site-path.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Field } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./confirm.module.css";

// The address of a mailed link holds its token, which other sites must not see. Under `no-referrer` the form would be
// sent with `Origin: null`.
export async function generateMetadata(): Promise<Metadata> {
  const { confirm } = (await getTexts()).accountForms;
  return { title: confirm.title, robots: { index: false }, referrer: "same-origin" };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Opening a mailed link changes nothing, since mail scanners open it too: its token is used when the form is sent. */
export default async function ConfirmPage({ searchParams }: Props) {
  const [parameters, { accountForms }] = await Promise.all([searchParams, getTexts()]);
  const { confirm } = accountForms;
  const type = confirmationType.catch("email").parse(parameters.type);
  const failure = shownFailure(readFailure(parameters), accountForms);
  const hash = typeof parameters.token_hash === "string" && !failure ? parameters.token_hash : null;
  return (
    <AccountPage {...confirm.types[type]} links={<a href="/login">{accountForms.backToLogin}</a>}>
      {hash ? (
        <AccountForm
          action="/api/confirm"
          label={confirm.submit}
          busyLabel={confirm.busy}
          failure={null}
          unreachable={accountForms.failures.unreachable}
        >
          <input type="hidden" name="type" value={type} />
          <input type="hidden" name="token_hash" value={hash} />
        </AccountForm>
      ) : (
        <CodeForm type={type} failure={failure} parameters={parameters} />
      )}
    </AccountPage>
  );
}

async function CodeForm({
  type,
  failure,
  parameters,
}: {
  type: ConfirmationType;
  failure: ReturnType<typeof shownFailure>;
  parameters: Record<string, string | string[] | undefined>;
}) {
  const from = sameSitePage(parameters.from);
  const [{ email }, { accountForms }] = await Promise.all([readTypedFields(), getTexts()]);
  const { confirm } = accountForms;
  return (
    <>
      {parameters.sent && !failure ? (
        <div className={styles.overtaken}>
          <Notice>{confirm.sent}</Notice>
        </div>
      ) : null}
      {parameters.half ? <Notice>{confirm.half}</Notice> : null}
      <AccountForm
        action="/api/confirm"
        label={confirm.submit}
        busyLabel={confirm.busy}
        failure={failure}
        unreachable={accountForms.failures.unreachable}
        offers={type === "email_change" ? [] : [{ action: "/api/send-code", label: accountForms.sendNewOne }]}
      >
        <input type="hidden" name="type" value={type} />
        {from ? <input type="hidden" name="from" value={from} /> : null}
        <Field
          label={accountForms.email}
          name="email"
          type="email"
          required
          autoComplete="username"
          defaultValue={email}
        />
        <Field
          label={confirm.code}
          name="token"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]{6,12}"
          hint={confirm.codeHint}
        />
      </AccountForm>
    </>
  );
}
