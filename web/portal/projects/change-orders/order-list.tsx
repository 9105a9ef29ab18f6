import { getFormats } from "#formats/get-formats.ts";
import { InvoiceChain } from "#portal/invoices/chain/invoice-chain.tsx";
import { readInvoiced } from "#portal/invoices/chain/read-invoiced.ts";
import { OrderInvoicing } from "#portal/invoices/orders/order-invoicing.tsx";
import { readInvoicedOrders } from "#portal/invoices/orders/read-invoiced-orders.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { DecisionLinks } from "../decisions/decision-form.tsx";
import { DecisionHistory } from "../decisions/decision-history.tsx";
import { readDecisions } from "../decisions/read-decisions.ts";
import subjects from "../decisions/subjects.module.css";
import { projectPath } from "../project-path.ts";
import { changeOrderState, stateTones } from "./change-order-state.ts";
import styles from "./change-orders.module.css";
import { OrderControls } from "./order-controls.tsx";
import { OrderRevision } from "./order-revision.tsx";
import { type ChangeOrder, ordersPerPage, readChangeOrders } from "./stored-change-orders.ts";

type OrderListProps = { projectId: string; page: number; isOwner: boolean; isOpen: boolean };

export async function renderOrderList({ projectId, page, isOwner, isOpen }: OrderListProps) {
  const [{ orders, total }, { changeOrders }] = await Promise.all([
    readChangeOrders(projectId, page),
    getTexts(),
  ]);
  if (orders.length === 0) {
    return <Notice>{isOwner && isOpen ? changeOrders.nothingForOwner : changeOrders.nothing}</Notice>;
  }
  const now = new Date();
  const ids = orders.map(({ id }) => id);
  const [decisions, invoiced, toInvoice] = await Promise.all([
    readDecisions(ids),
    readInvoiced(projectId),
    isOwner ? readInvoicedOrders(orders) : [],
  ]);
  return (
    <>
      <ol className={subjects.list}>
        {orders.map((order) => {
          const stands = changeOrderState(order, now);
          // In an archived project nobody decides any more.
          const state = stands === "sent" && !isOpen ? "undecided" : stands;
          const made = decisions.filter(({ subject_id }) => subject_id === order.id);
          const approval = made.find(({ decision }) => decision === "approved");
          return (
            <li key={order.id}>
              <article
                id={`subject-${order.id}`}
                tabIndex={-1}
                className={subjects.item}
                data-internal={order.sent_at === null}
                aria-label={changeOrders.named(order.number, order.title)}
              >
                <header className={subjects.header}>
                  <h3>
                    <span className={styles.number}>{changeOrders.number(order.number)}</span>{" "}
                    <bdi>{order.title}</bdi>
                  </h3>
                  <Badge tone={stateTones[state]}>{changeOrders.states[state]}</Badge>
                </header>
                <OrderText order={order} />
                {!isOwner && isOpen && state === "sent" ? (
                  <DecisionLinks
                    projectId={projectId}
                    tab="change-orders"
                    subject={order}
                    offered={["approved", "declined"]}
                  >
                    <strong>{changeOrders.named(order.number, order.title)}</strong>
                    <OrderText order={order} />
                  </DecisionLinks>
                ) : null}
                <DecisionHistory projectId={projectId} made={made} />
                <InvoiceChain
                  of={changeOrders.named(order.number, order.title)}
                  invoiced={invoiced.get(order.id)}
                  approval={approval && { ...approval, projectId }}
                />
                {toInvoice
                  .filter((each) => each.order.id === order.id)
                  .map(({ left }) => (
                    <OrderInvoicing key={order.id} order={order} left={left} />
                  ))}
                {isOwner && isOpen ? (
                  <OrderControls projectId={projectId} order={order} state={state} />
                ) : null}
                {isOwner && isOpen && state === "declined" ? (
                  <OrderRevision projectId={projectId} order={order} />
                ) : null}
              </article>
            </li>
          );
        })}
      </ol>
      <Pager
        page={page}
        pageSize={ordersPerPage}
        total={total}
        name={changeOrders.listed}
        href={(other) => `${projectPath(projectId, "change-orders")}?page=${other}`}
      />
    </>
  );
}

export async function OrderText({ order }: { order: ChangeOrder }) {
  const [{ formatDate, formatOrderPrice }, { changeOrders }] = await Promise.all([getFormats(), getTexts()]);
  const { terms } = changeOrders;
  return (
    <>
      {order.reason ? (
        <p className={subjects.body} dir="auto">
          {order.reason}
        </p>
      ) : null}
      <dl className={styles.terms}>
        <div>
          <dt>{terms.price}</dt>
          <dd>{formatOrderPrice(order.price_cents, order.currency)}</dd>
        </div>
        <div>
          <dt>{terms.schedule}</dt>
          <dd>{changeOrders.days(order.days_delta)}</dd>
        </div>
        <div>
          <dt>{terms.validUntil}</dt>
          <dd>{formatDate(order.valid_until)}</dd>
        </div>
      </dl>
    </>
  );
}
