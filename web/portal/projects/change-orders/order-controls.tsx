import { Button } from "#ui/button/button.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import subjects from "../decisions/subjects.module.css";
import type { ChangeOrderState } from "./change-order-state.ts";
import { OrderFields } from "./order-fields.tsx";
import type { ChangeOrder } from "./read-change-orders.ts";

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
