import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { invoiceState, stateTones } from "../invoice-state.ts";
import styles from "./create.module.css";
import type { OrderOrigin } from "./read-origin.ts";

/** An order that is to be invoiced: what was agreed, what of it is invoiced and credited where, and what is left. */
export async function OrderFacts({ origin }: { origin: OrderOrigin }) {
  const [{ formatMoney, formatOrderPrice }, { newInvoice, invoices }] = await Promise.all([
    getFormats(),
    getTexts(),
  ]);
  const { order, client, projects, invoiced, credited, left, currency } = origin;
  const texts = newInvoice.order;
  const now = new Date();
  const on = [...invoiced, ...credited].map(({ amount, invoices: invoice }) => {
    const state = invoiceState(invoice, now);
    return (
      <dd key={invoice.id}>
        <PortalLink href={linkTo("invoice", "owner", { id: invoice.id })}>
          {invoice.number ?? texts.unnumbered}
        </PortalLink>{" "}
        {formatMoney(amount, currency)} <Badge tone={stateTones[state]}>{invoices.states[state]}</Badge>
      </dd>
    );
  });
  return (
    <>
      <p className={styles.words}>{client.name}</p>
      <p>
        <PortalLink
          href={linkTo("change_order", "owner", { id: order.id, project_id: projects[0]?.id ?? "" })}
        >
          {texts.of(order.number, order.title, projects[0]?.name ?? "")}
        </PortalLink>
      </p>
      <dl className={styles.sums}>
        <div>
          <dt>{texts.price}</dt>
          <dd>{formatOrderPrice(order.price_cents, currency)}</dd>
        </div>
        {on.length > 0 ? (
          <div>
            <dt>{texts.invoiced}</dt>
            {on}
          </div>
        ) : null}
        {left > 0 ? (
          <div>
            <dt>{texts.left}</dt>
            <dd>{formatMoney(left, currency)}</dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}
