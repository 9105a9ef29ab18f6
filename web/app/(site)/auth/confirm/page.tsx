import type { Metadata } from "next";
import { type ConfirmationType, confirmationType } from "schemas/requests/confirm.ts";
import { AccountForm } from "#forms/account-form/account-form.client.tsx";
import { AccountPage } from "#forms/account-form/account-page.tsx";
import { readFailure } from "#forms/account-form/form-failure.ts";
import { shownFailure, unreachableText } from "#forms/account-form/shown-failure.ts";
import { readTypedFields } from "#forms/account-form/typed-fields.ts";
import { sameSitePage } from "#forms/same-site-path.ts";
import { Field } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./confirm.module.css";

// The address of a mailed link holds its token, which other sites must not see. Under `no-referrer` the form would be
// sent with `Origin: null`.
export const metadata: Metadata = {
  title: "Confirm",
  robots: { index: false },
  referrer: "same-origin",
};

const titles: Record<ConfirmationType, { title: string; intro: string }> = {
  email: { title: "Confirm it is you", intro: "One click, and you are signed in." },
  recovery: {
    title: "Choose a new password",
    intro: "Confirm that the email reached you; then choose it.",
  },
  email_change: { title: "Confirm the new address", intro: "From then on you sign in with it." },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Opening a mailed link changes nothing, since mail scanners open it too: its token is used when the form is sent. */
export default async function ConfirmPage({ searchParams }: Props) {
  const parameters = await searchParams;
  const type = confirmationType.catch("email").parse(parameters.type);
  const failure = shownFailure(readFailure(parameters));
  const hash = typeof parameters.token_hash === "string" && !failure ? parameters.token_hash : null;
  return (
    <AccountPage {...titles[type]} links={<a href="/login">Back to the login</a>}>
      {hash ? (
        <AccountForm
          action="/api/confirm"
          label="Confirm"
          busyLabel="Confirming…"
          failure={null}
          unreachable={unreachableText}
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
  const { email } = await readTypedFields();
  return (
    <>
      {parameters.sent && !failure ? (
        <div className={styles.overtaken}>
          <Notice>
            If that address can be used here, an email with a link and a six-digit code is on its way. Check
            your spam folder too.
          </Notice>
        </div>
      ) : null}
      {parameters.half ? <Notice>Now confirm with the email sent to your other address.</Notice> : null}
      <AccountForm
        action="/api/confirm"
        label="Confirm"
        busyLabel="Confirming…"
        failure={failure}
        unreachable={unreachableText}
        offers={type === "email_change" ? [] : [{ action: "/api/send-code", label: "Send a new one" }]}
      >
        <input type="hidden" name="type" value={type} />
        {from ? <input type="hidden" name="from" value={from} /> : null}
        <Field
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="username"
          defaultValue={email}
        />
        <Field
          label="Code"
          name="token"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]{6,12}"
          hint="The six digits from the email."
        />
      </AccountForm>
    </>
  );
}
