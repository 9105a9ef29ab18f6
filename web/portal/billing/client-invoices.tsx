import { linkTo } from "schemas/find-portal-kind.ts";
import type Stripe from "stripe";
import { readCustomerIds } from "#billing/read-billing-clients.ts";
import { getFormats } from "#formats/get-formats.ts";
import { invoiceState, stateTones } from "#portal/invoices/invoice-state.ts";
import { statementPath } from "#portal/invoices/statement/statement-path.ts";
import { requireStripe, stripe } from "#stripe/stripe.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./billing.module.css";
import { readInvoicesToPay, readSettledInvoices } from "./read-own-invoices.ts";

/** What a client has to pay, each with the way to do it; nothing where all is paid. */
export async function renderInvoicesToPay(clientId: string) {
  const [open, { formatDate, formatMoney }, { billing, invoices }] = await Promise.all([
    readInvoicesToPay(clientId),
    getFormats(),
    getTexts(),
  ]);
  if (open.length === 0) return null;
  const now = new Date();
  return (
    <>
      <h3>{billing.toPay.heading}</h3>
      <ul className={styles.toPay}>
        {open.map((invoice) => {
          const { id, number, currency, amount_remaining, due_on } = invoice;
          const state = invoiceState(invoice, now);
          const sum = formatMoney(amount_remaining, currency);
          return (
            <li key={id}>
              <p className={styles.title}>
                <PortalLink href={linkTo("invoice", "client", { id })}>
                  {invoices.title(number ?? "")}
                </PortalLink>{" "}
                <Badge tone={stateTones[state]}>{invoices.states[state]}</Badge>
              </p>
              <p>{due_on ? billing.toPay.due(sum, formatDate(due_on)) : sum}</p>
              <PortalButtonLink
                href={linkTo("invoice", "client", { id })}
                size="sm"
                aria-label={billing.toPay.payNamed(sum, number ?? "")}
              >
                {billing.toPay.pay(sum)}
              </PortalButtonLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const shown = 24;
/** Whatever else Stripe says of an invoice, it is not settled. */
const endings = ["paid", "void", "uncollectible"] as const;

type Row = {
  key: string;
  name: string;
  href: string | null;
  isOurs: boolean;
  on: string;
  sum: string;
  state: keyof typeof stateTones;
};

/** The invoices that are settled and those of care plans, which are at Stripe alone, as one list, the newest first. */
export async function renderInvoices(clientId: string) {
  const [open, ours, plans, { formatMoney, formatDate }, { billing, invoices }] = await Promise.all([
    readInvoicesToPay(clientId),
    readSettledInvoices(clientId, shown),
    readPlanInvoices(clientId),
    getFormats(),
    getTexts(),
  ]);
  const rows: Row[] = [
    ...ours.map((invoice) => ({
      ...{
        key: invoice.id,
        name: invoice.number ?? "",
        href: linkTo("invoice", "client", { id: invoice.id }),
        isOurs: true,
      },
      on: invoice.finalized_at ?? "",
      sum: formatMoney(invoice.total, invoice.currency),
      state: invoiceState(invoice, new Date()),
    })),
    ...plans.map(({ id, number, created, total, currency, status, hosted_invoice_url }) => ({
      ...{ key: id ?? "", name: number ?? "", href: hosted_invoice_url ?? null, isOurs: false },
      // The day that Stripe puts on the invoice itself.
      on: new Date(created * 1000).toISOString().slice(0, 10),
      sum: formatMoney(total, currency),
      state: endings.find((ending) => ending === status) ?? ("open" as const),
    })),
  ];
  const newest = rows.sort((one, other) => other.on.localeCompare(one.on)).slice(0, shown);
  return (
    <>
      {newest.length === 0 ? (
        <Notice>{open.length > 0 ? billing.invoices.noneSettled : billing.invoices.none}</Notice>
      ) : (
        <ul className={styles.invoices}>
          {newest.map(({ key, name, href, isOurs, on, sum, state }) => (
            <li key={key}>
              {href && isOurs ? <PortalLink href={href}>{name}</PortalLink> : null}
              {href && !isOurs ? <a href={href}>{name}</a> : null}
              {href ? null : name}
              <span>{formatDate(on)}</span>
              <span>{sum}</span>
              <span>
                <Badge tone={stateTones[state]}>{invoices.states[state]}</Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
      {rows.length > newest.length ? <p className={styles.soft}>{billing.invoices.newest(shown)}</p> : null}
      <p>
        <PortalButtonLink href={statementPath(clientId)} size="sm" variant="outline">
          {billing.invoices.statement}
        </PortalButtonLink>
      </p>
    </>
  );
}

/** Of Stripe's list what is none of ours, which are read where they are stored: each stands once. */
async function readPlanInvoices(clientId: string): Promise<Stripe.Invoice[]> {
  const customers = stripe ? await readCustomerIds([clientId]) : [];
  const lists = await Promise.all(
    customers.map((customer) => requireStripe().invoices.list({ customer, limit: 100 })),
  );
  return lists
    .flatMap(({ data }) => data)
    .filter(({ metadata, status }) => !metadata?.invoice_id && status !== "draft");
}
