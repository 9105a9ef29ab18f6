import { getTexts } from "#texts/get-texts.ts";
import { Field } from "#ui/field/field.tsx";
import { AccountForm } from "../account-form/account-form.client.tsx";
import styles from "./lost-device.module.css";

type LostDeviceProps = { failure: { reason: string; error: string } | null; from: string | null };

/** The way in for whoever has lost the device: a recovery code. */
export async function LostDevice({ failure, from }: LostDeviceProps) {
  const { accountForms, secondStep } = await getTexts();
  const { lost } = secondStep;
  return (
    <details className={styles.lost} open={failure !== null}>
      <summary>{lost.summary}</summary>
      <div className={styles.way}>
        <p>{lost.intro}</p>
        <AccountForm
          action="/api/second-step/lost"
          label={lost.submit}
          busyLabel={lost.busy}
          failure={failure}
          unreachable={accountForms.failures.unreachable}
          variant="destructive"
        >
          {from ? <input type="hidden" name="from" value={from} /> : null}
          <Field label={lost.code} name="recovery" required autoComplete="off" maxLength={40} />
        </AccountForm>
        <p>{lost.noCodes}</p>
      </div>
    </details>
  );
}
