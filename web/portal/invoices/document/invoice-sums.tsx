import { taxLinesOf } from "#billing/invoices/tax-lines-of.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { Invoice } from "../read-invoices.ts";
import styles from "./invoice-document.module.css";
import { settlementOf, type Taken } from "./settlement-of.ts";

/** What the lines come to, with the tax, and what became of it: credited, paid, left, and what went back. */
export async function InvoiceSums({ invoice }: { invoice: Invoice }) {
  const [{ formatMoney, formatDate, formatPercent }, { invoiceDocument }] = await Promise.all([
    getFormats(),
    getTexts(),
  ]);
  const { sums } = invoiceDocument;
  const { status, total, currency, invoice_lines } = invoice;
  const money = (amount: number) => formatMoney(amount, currency);
  const net = invoice_lines.reduce((sum, { amount }) => sum + amount, 0);
  const taxes = taxLinesOf(invoice);
  const { credits, fromBalance, paid, left, refunds, kept } = settlementOf(invoice);
  const named = (words: (day: string) => string, bare: string, { on, reason }: Taken) =>
    [on ? words(formatDate(on)) : bare, reason].filter(Boolean).join(": ");
  const paidOn = invoice.paid_elsewhere_on ?? invoice.paid_at;
  const payment = invoice.paid_elsewhere_on ? sums.paidByTransfer : sums.paidByCard;
  const isOver = status === "paid" || status === "open" || status === "uncollectible";
  return (
    <>
      <dl className={styles.sums}>
        {taxes.length > 0 ? <Sum name={sums.net} amount={money(net)} /> : null}
        {taxes.map(({ name, percent, kind, note, base, amount }) => {
          const rate = kind === "standard" ? sums.tax(name, formatPercent(percent)) : name;
          return (
            <Sum
              key={`${name} ${percent} ${kind} ${note}`}
              name={taxes.length > 1 ? sums.taxOn(rate, money(base)) : rate}
              amount={money(amount)}
            />
          );
        })}
        <Sum name={sums.total} amount={money(total)} isStrong />
        {credits.map((credit) => (
          <Sum
            key={credit.id}
            name={named(sums.creditedOn, sums.credited, credit)}
            amount={money(-credit.amount)}
          />
        ))}
        {fromBalance > 0 ? <Sum name={sums.fromBalance} amount={money(-fromBalance)} /> : null}
        {paid > 0 ? (
          <Sum name={paidOn ? payment(formatDate(paidOn)) : sums.paid} amount={money(-paid)} />
        ) : null}
        {isOver ? (
          <Sum name={status === "uncollectible" ? sums.givenUp : sums.left} amount={money(left)} isStrong />
        ) : null}
      </dl>
      {refunds.length + kept.length > 0 ? (
        <dl className={styles.sums}>
          {refunds.map((refund) => (
            <Sum
              key={refund.id}
              name={named(sums.refundedOn, sums.refunded, refund)}
              amount={money(refund.amount)}
            />
          ))}
          {kept.map((credit) => (
            <Sum key={credit.id} name={named(sums.keptOn, sums.kept, credit)} amount={money(credit.amount)} />
          ))}
        </dl>
      ) : null}
    </>
  );
}

function Sum({ name, amount, isStrong }: { name: string; amount: string; isStrong?: boolean }) {
  return (
    <div data-strong={isStrong}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
