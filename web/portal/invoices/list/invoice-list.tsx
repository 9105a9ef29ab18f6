import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { Views } from "#ui/views/views.tsx";
import { newInvoicePath } from "../create/new-invoice-path.ts";
import { type InvoiceFilter, type InvoiceList, invoiceListPath, invoiceLists } from "./invoice-filter.ts";
import styles from "./invoice-list.module.css";
import { InvoiceRows } from "./invoice-rows.tsx";
import {
  countInvoices,
  type InvoiceSums,
  invoicesPerPage,
  readInvoiceList,
  readInvoiceSums,
} from "./read-invoice-list.ts";

/** The owner's invoices of one state, what they come to, and the way to the other states. */
export async function renderInvoiceList(filter: InvoiceFilter) {
  const { search, list } = filter;
  const [invoices, sums, { invoiceList: texts }] = await Promise.all([
    readInvoiceList(filter),
    readInvoiceSums(search),
    getTexts(),
  ]);
  if (sums.length === 0 && search === "")
    return (
      <div className={styles.empty}>
        <p>{texts.none}</p>
        <PortalButtonLink href={newInvoicePath()}>{texts.add}</PortalButtonLink>
      </div>
    );
  return (
    <>
      <Views
        name={texts.states}
        views={invoiceLists.map((each) => ({
          href: invoiceListPath({ ...filter, list: each, page: 1 }),
          words: `${texts.lists[each]} ${countInvoices(sums, each)}`,
          isOpen: each === list,
        }))}
      />
      <Sums sums={sums} list={list} />
      {invoices.length === 0 ? (
        <Notice>
          {search ? texts.matching(search) : texts.nothing[list]}{" "}
          {search || list === "all" ? (
            <PortalLink href={invoiceListPath({ list: "all" })}>{texts.showAll}</PortalLink>
          ) : null}
        </Notice>
      ) : (
        <InvoiceRows invoices={invoices} namesClient />
      )}
      <Pager
        page={filter.page}
        pageSize={invoicesPerPage}
        total={countInvoices(sums, list)}
        name={texts.listed}
        href={(page) => invoiceListPath({ ...filter, page })}
      />
    </>
  );
}

/** What the invoices of a list come to, of each currency in it; of all of them what is still to be paid. */
async function Sums({ sums, list }: { sums: InvoiceSums; list: InvoiceList }) {
  const [{ formatMoney }, { invoiceList: texts }] = await Promise.all([getFormats(), getTexts()]);
  const sumOf = (of: InvoiceSums[number]) =>
    ({
      draft: of.drafts_sum,
      open: of.open_sum,
      overdue: of.overdue_sum,
      paid: of.paid_sum,
      all: of.open_sum,
    })[list];
  const shown = sums.filter((of) => sumOf(of) > 0);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.sums} aria-label={texts.sums}>
      <div>
        <dt>{texts.sum[list]}</dt>
        {shown.map((of) => (
          <dd key={of.currency}>{formatMoney(sumOf(of), of.currency)}</dd>
        ))}
      </div>
    </dl>
  );
}
