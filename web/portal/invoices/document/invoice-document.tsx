import type { ReactNode } from "react";
import { getFormats } from "#formats/get-formats.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { readProject } from "#portal/projects/read-project.ts";
import { getSiteSettings } from "#site/site-settings.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { PrintButton } from "#ui/print-button/print-button.client.tsx";
import type { Invoice } from "../read-invoices.ts";
import { TaxNotes } from "../tax/tax-notes.tsx";
import styles from "./invoice-document.module.css";
import { InvoiceLines } from "./invoice-lines.tsx";
import { InvoiceSums } from "./invoice-sums.tsx";
import { PayInvoice } from "./pay-invoice.tsx";

type Reader = { isOwner: boolean };

/** An invoice as the law asks for it and as it is printed, and on the screen how it is paid. */
export async function InvoiceDocument({ invoice, isOwner }: { invoice: Invoice } & Reader) {
  const [{ formatDate }, settings, project, { invoices, invoiceDocument: texts }] = await Promise.all([
    getFormats(),
    getSiteSettings(),
    // It may be deleted since.
    invoice.project_id ? readProject(invoice.project_id) : null,
    getTexts(),
  ]);
  const { number, status, finalized_at, due_on, supplied_from, supplied_on, bill_from, bill_to } = invoice;
  const suppliedOn = supplied_on ?? finalized_at;
  return (
    <>
      {isOwner ? null : <PayInvoice invoice={invoice} />}
      <article className={styles.invoice} aria-labelledby="invoice">
        <header className={styles.header}>
          <div className={styles.from}>
            <p className={styles.agency}>{settings?.agencyName}</p>
            {bill_from ? (
              <p className={styles.lines}>{withoutName(bill_from, settings?.agencyName)}</p>
            ) : null}
          </div>
          <h2 id="invoice">{number ? invoices.title(number) : invoices.draftTitle}</h2>
        </header>
        <dl className={styles.facts}>
          <Fact name={texts.to}>
            <span className={styles.lines}>{bill_to}</span>
          </Fact>
          {finalized_at ? <Fact name={texts.issuedOn}>{formatDate(finalized_at, "long")}</Fact> : null}
          {due_on ? <Fact name={texts.dueOn}>{formatDate(due_on, "long")}</Fact> : null}
          {suppliedOn ? (
            <Fact name={texts.suppliedOn}>
              {supplied_from
                ? texts.span(formatDate(supplied_from), formatDate(suppliedOn))
                : formatDate(suppliedOn, "long")}
            </Fact>
          ) : null}
          {project ? <Fact name={texts.project}>{project.name}</Fact> : null}
        </dl>
        {status === "void" ? <p className={styles.stamp}>{texts.isVoid}</p> : null}
        <InvoiceLines invoice={invoice} />
        <InvoiceSums invoice={invoice} />
        <TaxNotes invoice={invoice} />
        {status === "open" && invoice.pay_to ? (
          <section className={styles.transfer} aria-labelledby="transfer">
            <h3 id="transfer">{texts.transfer.heading}</h3>
            <p className={styles.lines}>{invoice.pay_to}</p>
            <p>{texts.transfer.reference(number ?? "")}</p>
          </section>
        ) : null}
        <footer className={styles.footer}>
          <PrintButton variant="outline">{texts.print}</PrintButton>
          {isOwner && invoice.hosted_url ? <a href={invoice.hosted_url}>{texts.atStripe}</a> : null}
          {project ? <PortalLink href={projectPath(project.id)}>{texts.openProject}</PortalLink> : null}
          {status === "draft" || status === "preparing" ? null : <p>{texts.noElectronicInvoice}</p>}
        </footer>
      </article>
    </>
  );
}

/** The first line of an address is the name, which stands above it. */
function withoutName(address: string, name: string | null | undefined): string {
  const [first, ...rest] = address.split("\n");
  return first?.trim() === name && rest.length > 0 ? rest.join("\n") : address;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
