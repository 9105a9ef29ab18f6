import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import type { Invoice } from "../read-invoices.ts";
import { ControlForm } from "./control-form.tsx";
import styles from "./controls.module.css";

/** Notes the day on which all that is left came in past Stripe. */
export async function PaidForm({ invoice }: { invoice: Invoice }) {
  const [{ formatMoney }, { invoiceControls }, timeZone] = await Promise.all([
    getFormats(),
    getTexts(),
    getTimeZone(),
  ]);
  const { paid } = invoiceControls;
  const today = dateInTimeZone(new Date(), timeZone);
  return (
    <ControlForm
      invoice={invoice}
      heading={paid.heading}
      words={paid.words(formatMoney(invoice.amount_remaining, invoice.currency))}
      seen={invoice.amount_remaining}
    >
      <Field
        label={paid.day}
        name="paid_on"
        type="date"
        required
        max={today}
        defaultValue={today}
        className={styles.short}
      />
      <div>
        <Button type="submit" name="action" value="pay">
          {paid.submit}
        </Button>
      </div>
    </ControlForm>
  );
}
