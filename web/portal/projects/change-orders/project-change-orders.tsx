import { randomUUID } from "node:crypto";
import type { SessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import subjects from "../decisions/subjects.module.css";
import type { Project } from "../read-project.ts";
import styles from "./change-orders.module.css";
import { OrderFields } from "./order-controls.tsx";
import { renderOrderList } from "./order-list.tsx";
import { renderOrderTotals } from "./order-totals.tsx";
import { usualLastDay } from "./usual-last-day.ts";

type ProjectChangeOrdersProps = { project: Project; user: SessionUser; page: number };

/** The changes of what was agreed, and what the approved ones come to; the owner also drafts them here. */
export async function ProjectChangeOrders({ project, user, page }: ProjectChangeOrdersProps) {
  const { changeOrders } = await getTexts();
  const isOwner = user.role === "owner";
  const isOpen = !project.archived_at;
  return (
    <div className={subjects.subjects}>
      <section className={styles.sum} aria-labelledby="totals">
        <h2 id="totals">{changeOrders.totals.title}</h2>
        <LoadedPart name={changeOrders.totals.part} isAwaited render={() => renderOrderTotals(project.id)} />
      </section>
      {isOwner && isOpen ? (
        <details className={subjects.add}>
          <summary>{changeOrders.draft}</summary>
          <SavedForm
            action={`/api/owner/projects/${project.id}/change-orders`}
            label={changeOrders.draft}
            draft={`draft change order ${project.id}`}
            className={subjects.form}
          >
            <input key={randomUUID()} type="hidden" name="requestKey" value={randomUUID()} readOnly />
            <OrderFields idPrefix="new" validUntil={await usualLastDay()} />
            <p>
              <Button type="submit">{changeOrders.saveDraft}</Button>
            </p>
          </SavedForm>
        </details>
      ) : null}
      <section className={subjects.items} aria-labelledby="change-orders">
        <h2 id="change-orders" tabIndex={-1}>
          {changeOrders.title}
        </h2>
        <LoadedPart
          name={changeOrders.part}
          isAwaited
          render={() => renderOrderList({ projectId: project.id, page, isOwner, isOpen })}
        />
      </section>
    </div>
  );
}
