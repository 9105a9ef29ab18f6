import { Field } from "#ui/field/field.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import styles from "./change-orders.module.css";
import type { ChangeOrder } from "./read-change-orders.ts";

type OrderFieldsProps = { idPrefix: string; order?: ChangeOrder; validUntil: string };

export function OrderFields({ idPrefix, order, validUntil }: OrderFieldsProps) {
  return (
    <>
      <Field
        id={`${idPrefix}-title`}
        label="What changes"
        name="title"
        required
        maxLength={200}
        defaultValue={order?.title}
      />
      <TextArea
        id={`${idPrefix}-reason`}
        label="Why, and what it includes"
        name="reason"
        maxLength={5000}
        rows={4}
        defaultValue={order?.reason}
      />
      <div className={styles.numbers}>
        <Field
          id={`${idPrefix}-price`}
          label="Price in dollars"
          name="price"
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          hint="Like 1,250 or 80.50; -40 gives something back."
          defaultValue={order ? dollars(order.price_cents) : undefined}
        />
        <Field
          id={`${idPrefix}-days`}
          label="Days added"
          name="days_delta"
          type="number"
          required
          min={-1000}
          max={1000}
          step={1}
          defaultValue={order?.days_delta ?? 0}
        />
        <Field
          id={`${idPrefix}-valid`}
          label="Valid until"
          name="valid_until"
          type="date"
          required
          defaultValue={order?.valid_until ?? validUntil}
        />
      </div>
    </>
  );
}

function dollars(cents: number): string {
  const text = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${text.slice(0, -2)}.${text.slice(-2)}`;
}
