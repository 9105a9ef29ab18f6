import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { invoiceState } from "../invoice-state.ts";
import type { Invoice } from "../read-invoices.ts";
import styles from "./invoice-document.module.css";

/** To somebody of the client: what is to be paid, until when, and the way to Stripe's page; or that nothing is. */
export async function PayInvoice({ invoice }: { invoice: Invoice }) {
  const [{ formatMoney, formatDate }, { invoiceDocument }] = await Promise.all([getFormats(), getTexts()]);
  const { pay } = invoiceDocument;
  const { id, status, currency, amount_remaining, due_on, asked, pay_to, hosted_url } = invoice;
  if (status !== "open" || amount_remaining === 0) return null;
  const sum = formatMoney(amount_remaining, currency);
  const day = due_on ? formatDate(due_on) : null;
  const isLate = invoiceState(invoice, new Date()) === "overdue";
  return (
    <section className={styles.pay} aria-label={pay.part}>
      <p className={styles.asked}>{isLate && day ? pay.wasDue(sum, day) : pay.due(sum, day)}</p>
      {asked ? <p>{pay.underway}</p> : null}
      {asked || !hosted_url ? null : (
        <SavedForm action={`/api/invoices/${id}/pay`}>
          <Button type="submit">{pay.byCard(sum)}</Button>
        </SavedForm>
      )}
      {pay_to && !asked ? <p className={styles.soft}>{pay.orByTransfer}</p> : null}
    </section>
  );
}
