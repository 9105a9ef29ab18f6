import { randomUUID } from "node:crypto";
import { getFormats } from "#formats/get-formats.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.client.tsx";
import styles from "./billing.module.css";
import type { Plan } from "./read-plans.ts";

/** The care plans that a client can take, each with the button that leads to the checkout. */
export async function PlanList({ plans, clientId }: { plans: Plan[]; clientId: string }) {
  if (plans.length === 0) return <Notice>There are no care plans right now.</Notice>;
  const { formatMoney } = await getFormats();
  return (
    <ul className={styles.plans}>
      {plans.map(({ id, name, summary, features, amount, currency }) => (
        <li key={id} className={styles.plan}>
          <h3>{name}</h3>
          <p className={styles.soft}>{summary}</p>
          <p className={styles.price}>
            {formatMoney(amount, currency)} <span className={styles.soft}>a month, plus tax</span>
          </p>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <PostedForm action="/api/billing/checkout">
            <input type="hidden" name="client" value={clientId} />
            <input type="hidden" name="plan" value={id} />
            <input type="hidden" name="requestKey" value={randomUUID()} />
            <Button type="submit">Choose {name}</Button>
          </PostedForm>
        </li>
      ))}
    </ul>
  );
}
