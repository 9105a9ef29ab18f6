import { getFormats } from "#formats/get-formats.ts";
import { requireStripe } from "#stripe/stripe.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./billing.module.css";
import { readCustomerId } from "./read-billing-clients.ts";

const shown = 12;

export async function renderInvoices(clientId: string) {
  const customer = await readCustomerId(clientId);
  if (!customer) return <Notice>There are no invoices yet.</Notice>;
  const { data } = await requireStripe().invoices.list({ customer, limit: shown });
  if (data.length === 0) return <Notice>There are no invoices yet.</Notice>;
  const { formatDate, formatMoney } = await getFormats();
  return (
    <ul className={styles.invoices}>
      {data.map(({ id, number, created, total, currency, status, hosted_invoice_url }) => (
        <li key={id}>
          {hosted_invoice_url ? <a href={hosted_invoice_url}>{number}</a> : number}
          <span>{formatDate(dayInUtc(created))}</span>
          <span>{formatMoney(total, currency)}</span>
          <span>
            <Badge tone={status === "paid" ? "good" : "attention"}>
              {status === "paid" ? "Paid" : "Open"}
            </Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The day that Stripe puts on the invoice itself. */
function dayInUtc(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
