import { taxLinesOf } from "#billing/invoices/tax-lines-of.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { Invoice } from "../read-invoices.ts";

/** The sentences of an invoice that say why no tax is added to some of it. */
export async function TaxNotes({ invoice }: { invoice: Invoice }) {
  const { tax } = await getTexts();
  const notes = taxLinesOf(invoice).flatMap(({ kind, note }) =>
    kind === "standard" ? [] : [note ?? tax.sentences[kind]],
  );
  return [...new Set(notes)].map((note) => <p key={note}>{note}</p>);
}
