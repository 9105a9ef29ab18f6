import type { Metadata } from "next";
import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import { InvoiceControls } from "#portal/invoices/controls/invoice-controls.tsx";
import { InvoiceDocument } from "#portal/invoices/document/invoice-document.tsx";
import { invoiceState, stateTones } from "#portal/invoices/invoice-state.ts";
import { readInvoiceAnew } from "#portal/invoices/read-invoice-anew.ts";
import { readInvoice } from "#portal/invoices/read-invoices.ts";
import { TaxTrouble } from "#portal/invoices/tax/tax-trouble.tsx";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";

type Props = { params: Promise<{ invoiceId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ invoiceId }, { invoices }] = await Promise.all([params, getTexts()]);
  await requireUser();
  const invoice = await readInvoice(invoiceId);
  return { title: invoice?.number ? invoices.title(invoice.number) : invoices.part };
}

/** An invoice for whoever sees its client's money, and for the owner. */
export default async function InvoicePage({ params }: Props) {
  const [{ invoiceId }, user] = await Promise.all([params, requireUser()]);
  const found = await readInvoiceAnew(invoiceId);
  if (!found) return <MissingPage />;
  const { invoice, isOld } = found;
  const [{ formatDateTime }, { invoices, invoiceDocument }] = await Promise.all([getFormats(), getTexts()]);
  const isOwner = user.role === "owner";
  const state = invoiceState(invoice, new Date());
  return (
    <DashboardPage
      title={invoice.number ? invoices.title(invoice.number) : invoices.draftTitle}
      intro={
        <>
          <Badge tone={stateTones[state]}>{invoices.states[state]}</Badge>{" "}
          {isOwner ? (
            <PortalLink href={linkTo("client", "owner", invoice)}>{invoice.clients.name}</PortalLink>
          ) : (
            invoice.clients.name
          )}
        </>
      }
    >
      {isOwner ? <TaxTrouble invoice={invoice} /> : null}
      {isOld ? <Notice>{invoiceDocument.isOld(formatDateTime(invoice.updated_at))}</Notice> : null}
      <InvoiceDocument invoice={invoice} isOwner={isOwner} />
      {isOwner ? <InvoiceControls invoice={invoice} /> : null}
    </DashboardPage>
  );
}
