import type { Entry, StatedInvoice } from "./list-entries.ts";

/** The account in one currency: what was owed when the year began, what happened in it with the balance after each, and at its end. */
export type Account = {
  currency: string;
  opening: number;
  entries: (Entry & { balance: number })[];
  closing: number;
};

/** The accounts of a client in a year, one for each currency in which anything was owed or happened; `null`: from the beginning. */
export function drawUp(entries: Entry[], year: number | null): Account[] {
  const currencies = [...new Set(entries.map(({ currency }) => currency))].sort();
  return currencies.flatMap((currency) => {
    const known = entries.filter((entry) => entry.currency === currency);
    const opening = known
      .filter((entry) => year !== null && yearOf(entry) < year)
      .reduce((sum, { charged, settled }) => sum + charged - settled, 0);
    let balance = opening;
    const ofYear = known
      .filter((entry) => year === null || yearOf(entry) === year)
      .map((entry) => {
        balance += entry.charged - entry.settled;
        return { ...entry, balance };
      });
    return opening === 0 && ofYear.length === 0
      ? []
      : [{ currency, opening, entries: ofYear, closing: balance }];
  });
}

/** The years in which anything happened, and this one, the newest first. */
export function listYears(entries: Entry[], today: string): number[] {
  const years = [...entries, { day: today }].map(yearOf);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: last - first + 1 }, (_, place) => last - place);
}

function yearOf({ day }: { day: string }): number {
  return Number(day.slice(0, 4));
}

/** What is open of a client's invoices now, in a currency. */
export function openOf(invoices: StatedInvoice[], currency: string): number {
  return invoices
    .filter((invoice) => invoice.currency === currency && invoice.status === "open")
    .reduce((sum, { amount_remaining }) => sum + amount_remaining, 0);
}
