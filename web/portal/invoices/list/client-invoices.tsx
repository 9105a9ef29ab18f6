import type { Client } from "#portal/people/stored-clients.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { newInvoicePath } from "../create/new-invoice-path.ts";
import { statementPath } from "../statement/statement-path.ts";
import { invoiceListPath } from "./invoice-filter.ts";
import styles from "./invoice-list.module.css";
import { InvoiceRows } from "./invoice-rows.tsx";
import { MoneySums } from "./money-card.tsx";
import { readInvoiceSums, readInvoicesOfClient } from "./read-invoice-list.ts";

const shown = 5;

/** The newest invoices of a client, what is open and paid, and the way to a new one. */
export async function renderClientInvoices(client: Client) {
  const [invoices, sums, { invoiceList }] = await Promise.all([
    readInvoicesOfClient(client.id, shown),
    readInvoiceSums("", client.id),
    getTexts(),
  ]);
  const texts = invoiceList.client;
  const more = (invoices[0]?.count ?? 0) - invoices.length;
  return (
    <div className={styles.part}>
      {invoices.length === 0 ? (
        <p className={styles.facts}>{texts.none}</p>
      ) : (
        <MoneySums sums={sums} search={client.name} />
      )}
      {invoices.length > 0 ? <InvoiceRows invoices={invoices} /> : null}
      <p className={styles.links}>
        {client.archived_at ? null : (
          <PortalButtonLink href={newInvoicePath({ client: client.id })} size="sm" variant="outline">
            {invoiceList.add}
          </PortalButtonLink>
        )}
        {more > 0 ? (
          <PortalLink href={invoiceListPath({ search: client.name, list: "all" })}>
            {texts.more(more)}
          </PortalLink>
        ) : null}
        {invoices.length > 0 ? (
          <PortalLink href={statementPath(client.id)}>{texts.statement}</PortalLink>
        ) : null}
      </p>
    </div>
  );
}
