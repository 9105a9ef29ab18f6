import type { Metadata } from "next";
import { newInvoicePath } from "#portal/invoices/create/new-invoice-path.ts";
import { invoiceListPath, readInvoiceFilter } from "#portal/invoices/list/invoice-filter.ts";
import styles from "#portal/invoices/list/invoice-list.module.css";
import { renderInvoiceList } from "#portal/invoices/list/invoice-list.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { Field } from "#ui/field/field.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).invoiceList.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function InvoicesPage({ searchParams }: Props) {
  await requireRole("owner");
  const [asked, { invoiceList }] = await Promise.all([searchParams, getTexts()]);
  const filter = readInvoiceFilter(asked);
  return (
    <DashboardPage
      title={invoiceList.title}
      intro={invoiceList.intro}
      actions={<PortalButtonLink href={newInvoicePath()}>{invoiceList.add}</PortalButtonLink>}
    >
      <search>
        <form className={styles.search} action={invoiceListPath()}>
          <input type="hidden" name="status" value="all" />
          <Field
            label={invoiceList.find}
            name="q"
            type="search"
            required
            maxLength={100}
            defaultValue={filter.search}
          />
          <Button type="submit" variant="outline">
            {invoiceList.search}
          </Button>
        </form>
      </search>
      <div className={styles.part}>
        <LoadedPart name={invoiceList.part} render={() => renderInvoiceList(filter)} />
      </div>
    </DashboardPage>
  );
}
