import { getTexts } from "#texts/get-texts.ts";
import { Notice } from "#ui/notice/notice.tsx";
import type { Invoice } from "../read-invoices.ts";

/** What keeps Stripe Tax from saying what is added to an invoice, for its owner; nothing where it can. */
export async function TaxTrouble({ invoice }: { invoice: Pick<Invoice, "status" | "tax_trouble"> }) {
  const { trouble } = (await getTexts()).tax;
  if (invoice.status !== "draft" || invoice.tax_trouble === null) return null;
  return <Notice>{invoice.tax_trouble === "location" ? trouble.location : trouble.failed}</Notice>;
}
