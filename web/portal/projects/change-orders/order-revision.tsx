import { randomUUID } from "node:crypto";
import { getCurrency } from "#site/currency.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import subjects from "../decisions/subjects.module.css";
import { OrderFields } from "./order-controls.tsx";
import type { ChangeOrder } from "./stored-change-orders.ts";
import { usualLastDay } from "./usual-last-day.ts";

/** What was declined becomes a new draft, under a number of its own: what was decided stays as it was decided. */
export async function OrderRevision({ projectId, order }: { projectId: string; order: ChangeOrder }) {
  const [validUntil, currency, { changeOrders }] = await Promise.all([
    usualLastDay(),
    getCurrency(),
    getTexts(),
  ]);
  const { revise, reviseOf, reviseHint } = changeOrders.controls;
  return (
    <details className={subjects.edit}>
      <summary aria-label={reviseOf(order.title)}>{revise}</summary>
      <SavedForm
        action={`/api/owner/projects/${projectId}/change-orders`}
        label={reviseOf(order.title)}
        className={subjects.form}
      >
        <input key={randomUUID()} type="hidden" name="requestKey" value={randomUUID()} readOnly />
        <p>{reviseHint(order.number)}</p>
        <OrderFields
          idPrefix={`${order.id}-revised`}
          order={{ ...order, currency, valid_until: validUntil }}
          validUntil={validUntil}
        />
        <p>
          <Button type="submit" size="sm">
            {changeOrders.saveDraft}
          </Button>
        </p>
      </SavedForm>
    </details>
  );
}
