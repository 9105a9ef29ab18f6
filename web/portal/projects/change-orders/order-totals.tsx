import styles from "./change-orders.module.css";
import { formatDays } from "./format-days.ts";
import { formatPrice } from "./format-price.ts";
import { readOrderTotals } from "./read-order-totals.ts";

/** What approved change orders added to a project; nothing while there is none. Throws an Error when it cannot be read. */
export async function loadOrderTotals(projectId: string) {
  const totals = await readOrderTotals(projectId);
  if (!totals || totals.approved === 0 || !totals.currency) {
    return <p className={styles.quiet}>No change order is approved yet.</p>;
  }
  return (
    <dl className={styles.totals}>
      <div>
        <dt>Approved</dt>
        <dd>{totals.approved}</dd>
      </div>
      <div>
        <dt>Price</dt>
        <dd>{formatPrice(totals.price_cents, totals.currency)}</dd>
      </div>
      <div>
        <dt>Schedule</dt>
        <dd>{formatDays(totals.days_delta)}</dd>
      </div>
    </dl>
  );
}
