import { getFormats } from "#formats/get-formats.ts";
import card from "#portal/owner/overview/overview-card.module.css";
import { getTexts } from "#texts/get-texts.ts";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { type InvoiceList, invoiceListPath } from "./invoice-filter.ts";
import styles from "./money.module.css";
import { countInvoices, type InvoiceSums, readInvoiceSums } from "./read-invoice-list.ts";

/** What is open, late and came in this month, of each currency; nothing before the first invoice. */
export async function MoneyCard() {
  const { money } = (await getTexts()).invoiceList;
  return <LoadedPart name={money.part} render={renderMoney} />;
}

async function renderMoney() {
  const [sums, { invoiceList }] = await Promise.all([readInvoiceSums(""), getTexts()]);
  if (sums.length === 0) return "";
  const { money } = invoiceList;
  const drafts = countInvoices(sums, "draft");
  return (
    <section className={card.card} aria-label={money.heading} data-news>
      <h2 className={card.heading}>{money.heading}</h2>
      <MoneySums sums={sums} />
      {drafts > 0 ? (
        <p className={styles.drafts}>
          <PortalLink href={invoiceListPath({ list: "draft" })}>{money.drafts(drafts)}</PortalLink>
        </p>
      ) : null}
      <p className={card.all}>
        <PortalLink href={invoiceListPath({ list: "all" })}>{money.all}</PortalLink>
      </p>
    </section>
  );
}

/** The three sums, each with the way to its invoices; those that are nothing are left out. */
export async function MoneySums({ sums, search = "" }: { sums: InvoiceSums; search?: string }) {
  const [{ formatMoney }, { invoiceList }] = await Promise.all([getFormats(), getTexts()]);
  const { money } = invoiceList;
  const shown = [
    { name: money.open, list: "open", of: (sum: InvoiceSums[number]) => sum.open_sum },
    { name: money.overdue, list: "overdue", of: (sum: InvoiceSums[number]) => sum.overdue_sum },
    { name: money.paid, list: "paid", of: (sum: InvoiceSums[number]) => sum.paid_since_sum },
  ] satisfies { name: string; list: InvoiceList; of: (sum: InvoiceSums[number]) => number }[];
  const known = shown
    .map(({ of, ...each }) => ({
      ...each,
      sums: sums.filter((sum) => of(sum) > 0).map((sum) => formatMoney(of(sum), sum.currency)),
    }))
    .filter(({ sums }) => sums.length > 0);
  if (known.length === 0) return <p>{money.nothing}</p>;
  return (
    <dl className={styles.money}>
      {known.map(({ name, list, sums }) => (
        <div key={list} data-list={list}>
          <dt>
            <PortalLink href={invoiceListPath({ search, list })}>{name}</PortalLink>
          </dt>
          {sums.map((sum) => (
            <dd key={sum}>{sum}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
