import { getFormats } from "#formats/get-formats.ts";
import { formatDays } from "./change-order-state.ts";
import styles from "./change-orders.module.css";
import { readOrderTotals } from "./stored-change-orders.ts";

/** What approved change orders added to a project; nothing while there is none. */
export async function renderOrderTotals(projectId: string) {
  const totals = await readOrderTotals(projectId);
  if (totals.length === 0) {
    return <p className={styles.quiet}>No change order is approved yet.</p>;
  }
  const { formatMoney } = await getFormats();
  return (
    <dl className={styles.totals}>
      <div>
        <dt>Approved</dt>
        <dd>{add(totals.map(({ approved }) => approved))}</dd>
      </div>
      <div>
        <dt>Price</dt>
        {totals.map(({ currency, price_cents }) => (
          <dd key={currency}>{formatMoney(price_cents, currency)}</dd>
        ))}
      </div>
      <div>
        <dt>Schedule</dt>
        <dd>{formatDays(add(totals.map(({ days_delta }) => days_delta)))}</dd>
      </div>
    </dl>
  );
}

function add(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
