import { unitsOf } from "schemas/currency-units.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getCurrency } from "#site/currency.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import subjects from "../decisions/subjects.module.css";
import type { ChangeOrderState } from "./change-order-state.ts";
import styles from "./change-orders.module.css";
import type { ChangeOrder } from "./stored-change-orders.ts";

type OrderControlsProps = { projectId: string; order: ChangeOrder; state: ChangeOrderState };

export async function OrderControls({ projectId, order, state }: OrderControlsProps) {
  const { id, number, title, version, valid_until, price_cents, currency } = order;
  if (state !== "draft" && state !== "sent" && state !== "expired") return null;
  const [{ changeOrders }, { formatOrderPrice }] = await Promise.all([getTexts(), getFormats()]);
  const { controls } = changeOrders;
  const action = `/api/owner/projects/${projectId}/change-orders/${id}`;
  const hiddenVersion = <input type="hidden" name="version" value={version} readOnly />;
  return (
    <div className={subjects.controls}>
      <SavedForm action={action} label={controls.form(title)} className={subjects.buttons}>
        {hiddenVersion}
        {state === "draft" ? (
          <ConfirmButton
            size="sm"
            name="action"
            value="send"
            kind="info"
            title={controls.sendTitle(number)}
            question={controls.sendQuestion(title, formatOrderPrice(price_cents, currency))}
            confirmLabel={controls.sendConfirm}
            aria-label={controls.sendOf(title)}
          >
            {controls.send}
          </ConfirmButton>
        ) : null}
        <ConfirmButton
          size="sm"
          variant="outline"
          name="action"
          value="withdraw"
          kind="danger"
          title={controls.withdrawTitle(number)}
          question={controls.withdrawQuestion(title)}
          confirmLabel={controls.withdraw}
          aria-label={controls.withdrawOf(title)}
        >
          {controls.withdraw}
        </ConfirmButton>
      </SavedForm>
      {state === "draft" ? (
        <details className={subjects.edit}>
          <summary aria-label={controls.editOf(title)}>{controls.edit}</summary>
          <SavedForm action={action} label={controls.editOf(title)} className={subjects.form}>
            {hiddenVersion}
            <OrderFields idPrefix={id} order={order} validUntil={valid_until} />
            <p>
              <Button type="submit" size="sm" name="action" value="save">
                {controls.save}
              </Button>
            </p>
          </SavedForm>
        </details>
      ) : null}
    </div>
  );
}

type OrderFieldsProps = { idPrefix: string; order?: ChangeOrder; validUntil: string };

export async function OrderFields({ idPrefix, order, validUntil }: OrderFieldsProps) {
  const [{ changeOrders }, { typedAmount, currencySign, formatOrderPrice, amountExamples }, ofToday] =
    await Promise.all([getTexts(), getFormats(), getCurrency()]);
  const { fields, unit } = changeOrders;
  const currency = order?.currency ?? ofToday;
  return (
    <>
      <Field
        id={`${idPrefix}-title`}
        label={fields.title}
        name="title"
        required
        maxLength={200}
        defaultValue={order?.title}
      />
      <TextArea
        id={`${idPrefix}-reason`}
        label={fields.reason}
        name="reason"
        maxLength={5000}
        rows={4}
        defaultValue={order?.reason}
      />
      <div className={styles.numbers}>
        <Field
          id={`${idPrefix}-price`}
          label={fields.price(unit(currencySign(currency)))}
          name="price"
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          hint={fields.priceHint(
            amountExamples(currency),
            formatOrderPrice(-40 * unitsOf(currency).inOne, currency),
            formatOrderPrice(0, currency),
          )}
          defaultValue={order ? typedAmount(order.price_cents, currency) : undefined}
        />
        <Field
          id={`${idPrefix}-days`}
          label={fields.days}
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
          label={fields.validUntil}
          name="valid_until"
          type="date"
          required
          defaultValue={order?.valid_until ?? validUntil}
        />
      </div>
    </>
  );
}
