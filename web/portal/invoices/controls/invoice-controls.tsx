import type { ReactNode } from "react";
import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import { stripe } from "#stripe/stripe.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Invoice } from "../read-invoices.ts";
import styles from "./controls.module.css";
import { CreditForm, RefundForm, WriteOffForm } from "./credit-forms.tsx";
import { DiscardForm, GiveUpForm, VoidForm } from "./end-forms.tsx";
import { renderFinalizeForm } from "./finalize-form.tsx";
import { PaidForm } from "./paid-form.tsx";

/** What an owner does with an invoice, by its state; while something is asked of Stripe and not done yet, nothing else. */
export async function InvoiceControls({ invoice }: { invoice: Invoice }) {
  const { invoiceControls } = await getTexts();
  return (
    <section className={styles.controls} aria-labelledby="controls">
      <h2 id="controls">{invoiceControls.title}</h2>
      <LoadedPart name={invoiceControls.part} isAwaited render={() => renderControls(invoice)} />
    </section>
  );
}

async function renderControls(invoice: Invoice) {
  const { invoiceControls, newInvoice } = await getTexts();
  if (!stripe) return <Notice>{newInvoice.notConnected}</Notice>;
  const waiting = await describeAsked(invoice);
  if (waiting) return <Asked invoice={invoice} words={waiting} />;
  switch (invoice.status) {
    case "preparing":
      return (
        <>
          <Asked invoice={invoice} words={invoiceControls.preparing} />
          <DiscardForm invoice={invoice} />
        </>
      );
    case "draft":
      return (
        <>
          {await renderFinalizeForm(invoice)}
          <DiscardForm invoice={invoice} />
        </>
      );
    case "open":
      return (
        <>
          <PaidForm invoice={invoice} />
          <Rarely words={invoiceControls.rarely}>
            <WriteOffForm invoice={invoice} />
            <CreditForm invoice={invoice} />
            <VoidForm invoice={invoice} />
            <GiveUpForm invoice={invoice} />
          </Rarely>
        </>
      );
    case "uncollectible":
      return (
        <>
          <PaidForm invoice={invoice} />
          <Rarely words={invoiceControls.rarely}>
            <VoidForm invoice={invoice} />
          </Rarely>
        </>
      );
    case "paid":
      return (
        <Rarely words={invoiceControls.afterPaid}>
          <RefundForm invoice={invoice} />
          <CreditForm invoice={invoice} />
        </Rarely>
      );
    case "void":
    case "discarded":
      return <p className={styles.words}>{invoiceControls.ended[invoice.status]}</p>;
  }
}

/** What Stripe was asked and has not said to be so. */
async function describeAsked({ asked, invoice_credits, currency }: Invoice): Promise<string | undefined> {
  const [{ formatMoney }, { invoiceControls }] = await Promise.all([getFormats(), getTexts()]);
  const known: Record<string, string> = { ...invoiceControls.asked, credit: "" };
  if (asked) return known[asked];
  const credit = invoice_credits.find(({ status }) => status === "asked");
  return credit && invoiceControls.asked.credit(formatMoney(credit.amount, currency));
}

async function Asked({ invoice: { id }, words }: { invoice: Invoice; words: string }) {
  const { invoiceControls } = await getTexts();
  return (
    <div className={styles.asked}>
      <Notice>{words}</Notice>
      <PortalButtonLink href={linkTo("invoice", "owner", { id })} variant="outline">
        {invoiceControls.again}
      </PortalButtonLink>
    </div>
  );
}

function Rarely({ words, children }: { words: string; children: ReactNode }) {
  return (
    <details className={styles.rarely}>
      <summary>{words}</summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}
