import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import styles from "./change-orders.module.css";
import { readOrderTotals } from "./stored-change-orders.ts";

/** What approved change orders added to a project; nothing while there is none. */
export async function renderOrderTotals(projectId: string) {
  const [totals, { changeOrders }] = await Promise.all([readOrderTotals(projectId), getTexts()]);
  const texts = changeOrders.totals;
  if (totals.length === 0) return <p className={styles.quiet}>{texts.nothing}</p>;
  const { formatOrderPrice } = await getFormats();
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{texts.approved}</dt>
        <dd>{add(totals.map(({ approved }) => approved))}</dd>
      </div>
      <div>
        <dt>{texts.price}</dt>
        {totals.map(({ currency, price_cents }) => (
          <dd key={currency}>{formatOrderPrice(price_cents, currency)}</dd>
        ))}
      </div>
      <div>
        <dt>{texts.schedule}</dt>
        <dd>{changeOrders.days(add(totals.map(({ days_delta }) => days_delta)))}</dd>
      </div>
    </dl>
  );
}

function add(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
