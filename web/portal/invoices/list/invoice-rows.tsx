import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { invoiceState, stateTones } from "../invoice-state.ts";
import styles from "./invoice-list.module.css";
import type { ListedInvoice } from "./read-invoice-list.ts";

type InvoiceRowsProps = {
  invoices: ListedInvoice[];
  /** In a list of several clients. */
  namesClient?: true;
};

/** Invoices below each other: number, client, day, amount and state. */
export async function InvoiceRows({ invoices, namesClient }: InvoiceRowsProps) {
  const [{ formatMoney }, { invoiceList, invoices: words }] = await Promise.all([getFormats(), getTexts()]);
  const now = new Date();
  return (
    <ul className={styles.rows}>
      {
        await Promise.all(
          invoices.map(async (invoice) => {
            const { id, number, client_name, status, total, amount_remaining, currency } = invoice;
            const state = invoiceState(invoice, now);
            const whole = formatMoney(total, currency);
            const isPart = status === "open" && amount_remaining !== total;
            return (
              <li key={id} className={styles.row}>
                <div>
                  <p className={styles.name}>
                    <PortalLink href={linkTo("invoice", "owner", { id })}>
                      {number ?? invoiceList.unnumbered}
                    </PortalLink>
                  </p>
                  <p className={styles.facts}>
                    {namesClient ? `${client_name}, ` : ""}
                    {await describeDay(invoice)}
                  </p>
                </div>
                <p className={styles.sum}>
                  {isPart ? invoiceList.of(formatMoney(amount_remaining, currency), whole) : whole}
                </p>
                <Badge tone={stateTones[state]}>{words.states[state]}</Badge>
              </li>
            );
          }),
        )
      }
    </ul>
  );
}

/** The day that matters of an invoice: when it was paid, when it is due, or when it was made. */
async function describeDay(invoice: ListedInvoice): Promise<string> {
  const [{ formatDate }, { invoiceList }] = await Promise.all([getFormats(), getTexts()]);
  const { status, due_on, paid_elsewhere_on, paid_at, created_at } = invoice;
  const paid = paid_elsewhere_on ?? paid_at;
  if (status === "paid" && paid) return invoiceList.paidOn(formatDate(paid));
  if (due_on && status !== "draft") return invoiceList.due(formatDate(due_on));
  return invoiceList.madeOn(formatDate(created_at));
}
