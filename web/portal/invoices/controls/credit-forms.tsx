import { randomUUID } from "node:crypto";
import type { ReactNode } from "react";
import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { Field } from "#ui/field/field.tsx";
import { leftToCredit } from "../left-to-credit.ts";
import type { Invoice } from "../read-invoices.ts";
import { ControlForm } from "./control-form.tsx";
import styles from "./controls.module.css";

type Props = { invoice: Invoice };

/** Ends what is open of an invoice by a little that never comes. */
export async function WriteOffForm({ invoice }: Props) {
  const { writeOff } = (await getTexts()).invoiceControls;
  return (
    <LessForm invoice={invoice} kind="write_off" texts={writeOff}>
      <Button type="submit" variant="outline" name="action" value="write_off">
        {writeOff.submit}
      </Button>
    </LessForm>
  );
}

/** Makes an invoice less, or leaves what was paid to the client's account. */
export async function CreditForm({ invoice }: Props) {
  const { credit } = (await getTexts()).invoiceControls;
  const words = invoice.status === "paid" ? credit.paid : credit.open;
  return (
    <LessForm invoice={invoice} kind="credit" texts={{ heading: credit.heading, words }}>
      <Button type="submit" variant="outline" name="action" value="credit">
        {credit.submit}
      </Button>
    </LessForm>
  );
}

/** Returns what was paid, in whole or in part. */
export async function RefundForm({ invoice }: Props) {
  const { refund } = (await getTexts()).invoiceControls;
  return (
    <LessForm invoice={invoice} kind="refund" texts={refund}>
      <ConfirmButton
        name="action"
        value="refund"
        variant="outline"
        kind="danger"
        title={refund.title(invoice.clients.name)}
        question={refund.question}
        confirmLabel={refund.submit}
      >
        {refund.submit}
      </ConfirmButton>
    </LessForm>
  );
}

type LessFormProps = Props & {
  kind: "credit" | "refund" | "write_off";
  texts: { heading: string; words: string };
  children: ReactNode;
};

/** So much less, and why; nothing where nothing is left. */
async function LessForm({ invoice, kind, texts, children }: LessFormProps) {
  const [{ formatMoney, typedAmount, currencySign }, { invoiceControls, changeOrders }] = await Promise.all([
    getFormats(),
    getTexts(),
  ]);
  const { currency } = invoice;
  const left = leftToCredit(invoice, kind);
  if (left === 0) return null;
  return (
    <ControlForm invoice={invoice} heading={texts.heading} words={texts.words} seen={left}>
      <input type="hidden" name="requestKey" value={randomUUID()} readOnly />
      <div className={styles.fields}>
        <Field
          id={`${kind}-amount`}
          label={invoiceControls.amount(changeOrders.unit(currencySign(currency)))}
          name="amount"
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          defaultValue={kind === "refund" ? typedAmount(left, currency) : undefined}
          hint={invoiceControls.most(formatMoney(left, currency))}
        />
        <Field
          id={`${kind}-reason`}
          label={invoiceControls.reason}
          name="reason"
          required
          maxLength={300}
          hint={invoiceControls.reasonHint}
        />
      </div>
      <div>{children}</div>
    </ControlForm>
  );
}
