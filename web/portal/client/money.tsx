import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import styles from "./client-dashboard.module.css";
import type { ClientScope } from "./client-scope.ts";

/** What is open of a client's invoices, and what was paid for them this year, in each currency. */
export async function renderMoney(scope: ClientScope) {
  const timeZone = await getTimeZone();
  const year = dateInTimeZone(new Date(), timeZone).slice(0, 4);
  const [invoices, { formatMoney, formatList }, { clientDashboard }] = await Promise.all([
    readMoney(scope, Number(year)),
    getFormats(),
    getTexts(),
  ]);
  const { money } = clientDashboard;
  const dayOf = ({ paid_elsewhere_on, paid_at }: (typeof invoices)[number]) =>
    paid_elsewhere_on ?? (paid_at ? dateInTimeZone(new Date(paid_at), timeZone) : "");
  const [open, paid] = [new Map<string, number>(), new Map<string, number>()];
  const add = (to: Map<string, number>, currency: string, amount: number) =>
    amount > 0 ? to.set(currency, (to.get(currency) ?? 0) + amount) : to;
  for (const invoice of invoices) {
    if (invoice.status === "open") add(open, invoice.currency, invoice.amount_remaining);
    else if (dayOf(invoice).startsWith(year))
      add(paid, invoice.currency, invoice.amount_paid - invoice.refunded);
  }
  const sumsOf = (sums: Map<string, number>) =>
    formatList([...sums].map(([currency, amount]) => formatMoney(amount, currency)));
  return (
    <>
      <p>{open.size > 0 ? money.open(sumsOf(open)) : money.nothingOpen}</p>
      {paid.size > 0 ? <p className={styles.words}>{money.paid(sumsOf(paid), year)}</p> : null}
    </>
  );
}

const pageSize = 1000;

/** The open invoices, and those that may have been paid in a year: a transfer is noted later than it came. */
async function readMoney({ clientId }: ClientScope, year: number) {
  const session = await openSession();
  const found = [];
  for (let offset = 0; ; offset += pageSize) {
    const invoices = session
      .from("invoices")
      .select("status, currency, amount_remaining, amount_paid, refunded, paid_at, paid_elsewhere_on")
      .or(`status.eq.open,and(status.eq.paid,paid_at.gte.${year - 1}-12-31T00:00:00Z)`)
      .order("id")
      .range(offset, offset + pageSize - 1);
    const page = await (clientId ? invoices.eq("client_id", clientId) : invoices).then(
      unwrap("The invoices could not be read"),
    );
    found.push(...page);
    if (page.length < pageSize) return found;
  }
}
