import { readPage } from "#ui/pager/read-page.ts";

export const invoiceLists = ["open", "overdue", "draft", "paid", "all"] as const;
export type InvoiceList = (typeof invoiceLists)[number];
export type InvoiceFilter = { search: string; list: InvoiceList; page: number };

const home = "/dashboard/owner/invoices";

/** Where invoices of one state are, page by page. */
export function invoiceListPath({
  search = "",
  list = "open",
  page = 1,
}: Partial<InvoiceFilter> = {}): string {
  const parameters = new URLSearchParams({
    ...(search && { q: search }),
    ...(list !== "open" && { status: list }),
    ...(page > 1 && { page: String(page) }),
  });
  return parameters.size > 0 ? `${home}?${parameters}` : home;
}

/** What an address asks for; instead of what it does not understand it is the first page of what is open. */
export function readInvoiceFilter({
  q,
  status,
  page,
}: Record<string, string | string[] | undefined>): InvoiceFilter {
  return {
    search: typeof q === "string" ? q.trim().slice(0, 100) : "",
    list: invoiceLists.find((list) => list === status) ?? "open",
    page: readPage(page),
  };
}
