import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { InvoiceOrder, PutBack } from "./invoice-order.tsx";
import styles from "./orders.module.css";

type OrderInvoicingProps = {
  order: {
    id: string;
    title: string;
    price_cents: number;
    currency: string;
    invoiced_elsewhere_at: string | null;
  };
  left: number;
};

/** Of an approved change order what its owner does about its money; nothing where all of it is invoiced. */
export async function OrderInvoicing({ order, left }: OrderInvoicingProps) {
  const [{ formatDate, formatMoney }, { uninvoiced }] = await Promise.all([getFormats(), getTexts()]);
  const { id, title, price_cents: price, currency, invoiced_elsewhere_at } = order;
  if (invoiced_elsewhere_at)
    return (
      <div className={styles.order}>
        <p>{uninvoiced.isElsewhere(formatDate(invoiced_elsewhere_at))}</p>
        <PutBack order={{ id, title }} />
      </div>
    );
  if (left === 0) return null;
  const sum = formatMoney(Math.abs(left), currency);
  return (
    <div className={styles.order}>
      <p>{left < 0 ? uninvoiced.toCredit(sum) : uninvoiced.left(sum)}</p>
      <InvoiceOrder order={{ id, title, price, left }} className={styles.acts} />
    </div>
  );
}
