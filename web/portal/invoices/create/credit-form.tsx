import { getFormats } from "#formats/get-formats.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { Select } from "#ui/select/select.tsx";
import { invoiceState } from "../invoice-state.ts";
import { leftToCredit } from "../left-to-credit.ts";
import styles from "./create.module.css";
import type { OrderOrigin } from "./read-origin.ts";

/** To credit an order below zero on an invoice of its client, or why there is none. */
export async function renderCreditForm({ order, client, currency, left }: OrderOrigin) {
  const [choices, { formatMoney }, { newInvoice, invoices }] = await Promise.all([
    readCreditable(client.id, currency, -left),
    getFormats(),
    getTexts(),
  ]);
  const { credit } = newInvoice;
  if (choices.length === 0) return <Notice>{credit.none(client.name)}</Notice>;
  const now = new Date();
  return (
    <SavedForm action="/api/owner/order-credits" label={credit.submit} className={styles.card}>
      <input type="hidden" name="order" value={order.id} readOnly />
      <p>
        {credit.intro(formatMoney(-left, currency))} {credit.withTax}
      </p>
      <Select
        label={credit.invoice}
        name="invoice"
        required
        defaultValue=""
        options={[
          { value: "", label: credit.choose },
          ...choices.map((invoice) => ({
            value: invoice.id,
            label: credit.option(
              invoice.number ?? "",
              formatMoney(leftToCredit(invoice, "credit"), currency),
              invoices.states[invoiceState(invoice, now)],
            ),
          })),
        ]}
      />
      <div className={styles.actions}>
        <Button type="submit">{credit.submit}</Button>
      </div>
    </SavedForm>
  );
}

const most = 50;

/** The newest invoices of a client on which so much can be credited; tax may make it too much all the same. */
async function readCreditable(clientId: string, currency: string, amount: number) {
  const session = await openSession();
  const rows = await session
    .from("invoices")
    .select("id, number, status, falls_due_at, total, credited, amount_paid, amount_remaining, refunded")
    .match({ client_id: clientId, currency })
    .in("status", ["open", "paid"])
    .order("finalized_at", { ascending: false })
    .limit(most)
    .then(unwrap("The invoices could not be read"));
  return rows.filter((invoice) => leftToCredit(invoice, "credit") >= amount);
}
