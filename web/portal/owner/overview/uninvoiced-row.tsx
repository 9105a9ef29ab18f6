import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import { InvoiceOrder } from "#portal/invoices/orders/invoice-order.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./overview-row.module.css";
import type { ItemOf } from "./read-waiting.ts";

/** An approved change order that is not invoiced, in whole or in part, or not credited. */
export async function UninvoicedRow({ item, from }: { item: ItemOf<"uninvoiced">; from: string }) {
  const [{ formatOrderPrice }, { overview, uninvoiced }] = await Promise.all([getFormats(), getTexts()]);
  const { id, title, client_name, project_name, facts } = item;
  const { number, price_cents: price, left_cents: left, currency } = facts;
  const whole = formatOrderPrice(price, currency);
  const sum = left === price ? whole : uninvoiced.partly(formatOrderPrice(left, currency), whole);
  return (
    <>
      <p className={styles.title}>
        <PortalLink href={linkTo("uninvoiced_order", "owner", item)}>{title}</PortalLink>
        <span className={styles.fact}>{uninvoiced.facts(number, sum)}</span>
      </p>
      <p className={styles.words}>{overview.waiting.what(client_name, project_name)}</p>
      <InvoiceOrder order={{ id, title, price, left }} from={from} className={styles.action} />
    </>
  );
}
