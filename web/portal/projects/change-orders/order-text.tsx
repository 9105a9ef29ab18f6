import { getFormats } from "#formats/get-formats.ts";
import subjects from "../decisions/subjects.module.css";
import { formatDays } from "./change-order-state.ts";
import styles from "./change-orders.module.css";
import type { ChangeOrder } from "./read-change-orders.ts";

export async function OrderText({ order }: { order: ChangeOrder }) {
  const { formatDate, formatMoney } = await getFormats();
  return (
    <>
      {order.reason ? <p className={subjects.body}>{order.reason}</p> : null}
      <dl className={styles.terms}>
        <div>
          <dt>Price</dt>
          <dd>{formatMoney(order.price_cents, order.currency)}</dd>
        </div>
        <div>
          <dt>Schedule</dt>
          <dd>{formatDays(order.days_delta)}</dd>
        </div>
        <div>
          <dt>Valid until</dt>
          <dd>{formatDate(order.valid_until)}</dd>
        </div>
      </dl>
    </>
  );
}
