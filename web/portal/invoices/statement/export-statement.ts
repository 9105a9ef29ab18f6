import "server-only";
import { unitsOf } from "schemas/currency-units.ts";
import { createSpreadsheet } from "#formats/create-spreadsheet.ts";
import { getLocale } from "#site/locale.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { getTexts } from "#texts/get-texts.ts";
import { drawUp } from "./draw-up.ts";
import { listEntries } from "./list-entries.ts";
import { readStatedInvoices } from "./read-statement.ts";

/** A client's accounts of a year, or from the beginning, as CSV: every entry, the balances before and after, one currency after the other. */
export async function exportStatement(clientId: string, year: number | null): Promise<string> {
  const [invoices, locale, timeZone, { statement }] = await Promise.all([
    readStatedInvoices(clientId),
    getLocale(),
    getTimeZone(),
    getTexts(),
  ]);
  const { columns, kinds, opening, closing } = statement;
  const { head, lines } = createSpreadsheet(locale, timeZone);
  const parts = [
    head([
      columns.day,
      columns.what,
      columns.number,
      columns.reason,
      columns.charged,
      columns.settled,
      columns.balance,
      columns.currency,
    ]),
  ];
  for (const account of drawUp(listEntries(invoices, timeZone), year)) {
    const { currency } = account;
    const whole = (amount: number) => amount / unitsOf(currency).inOne;
    const frame = (words: string, amount: number) => ["", words, "", "", null, null, whole(amount), currency];
    parts.push(
      lines([
        frame(opening, account.opening),
        ...account.entries.map(({ day, kind, invoice, reason, charged, settled, balance }) => [
          ...[day, kinds[kind], invoice.number, reason],
          ...[charged && whole(charged), settled && whole(settled), whole(balance), currency],
        ]),
        frame(closing, account.closing),
      ]),
    );
  }
  return parts.join("");
}
