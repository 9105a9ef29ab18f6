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

export function OrderControls({ projectId, order, state }: OrderControlsProps) {
  const { id, number, title, version, valid_until } = order;
  if (state !== "draft" && state !== "sent" && state !== "expired") return null;
  const action = `/api/owner/projects/${projectId}/change-orders/${id}`;
  const hiddenVersion = <input type="hidden" name="version" value={version} readOnly />;
  return (
    <div className={subjects.controls}>
      <SavedForm action={action} label={`What happens with “${title}”`} className={subjects.buttons}>
        {hiddenVersion}
        {state === "draft" ? (
          <ConfirmButton
            size="sm"
            name="action"
            value="send"
            kind="info"
            title={`Send change order #${number}?`}
            question={`The client sees “${title}” and is asked to approve or decline it. It cannot be edited after that.`}
            confirmLabel="Send"
            aria-label={`Send to the client: ${title}`}
          >
            Send to the client
          </ConfirmButton>
        ) : null}
        <ConfirmButton
          size="sm"
          variant="outline"
          name="action"
          value="withdraw"
          kind="danger"
          title={`Withdraw change order #${number}?`}
          question={`“${title}” can then neither be approved nor edited. Its number stays taken.`}
          confirmLabel="Withdraw"
          aria-label={`Withdraw “${title}”`}
        >
          Withdraw
        </ConfirmButton>
      </SavedForm>
      {state === "draft" ? (
        <details className={subjects.edit}>
          <summary aria-label={`Edit “${title}”`}>Edit</summary>
          <SavedForm action={action} label={`Edit “${title}”`} className={subjects.form}>
            {hiddenVersion}
            <OrderFields idPrefix={id} order={order} validUntil={valid_until} />
            <p>
              <Button type="submit" size="sm" name="action" value="save">
                Save
              </Button>
            </p>
          </SavedForm>
        </details>
      ) : null}
    </div>
  );
}

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
