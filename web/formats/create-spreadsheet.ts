import { stringify } from "csv-stringify/sync";
import { decimalOf } from "./create-formats.ts";

/** What a cell of a table may hold; null is an empty one. */
type Cell = string | number | Date | null;

// Where the decimals have a comma, the list does not; Switzerland and Liechtenstein write points and semicolons.
const semicolonRegions = new Set(["CH", "LI"]);

/** A cell that would be a formula, by what it begins with: https://owasp.org/www-community/attacks/CSV_Injection */
const formula = /^[=+\-@\t\r＝＋－＠]/;
/** Nobody sees it, and no spreadsheet takes what follows for a formula or a number: “+1 289 555 0109” stays as it was typed. */
const textMark = "\u200b";

/**
 * Writes rows as CSV that a spreadsheet of the locale opens by a double click: with a byte-order mark, its list separator, CRLF, and
 * dates and numbers as it reads them. Dates are on the clocks of `timeZone`.
 */
export function createSpreadsheet(locale: string, timeZone: string) {
  const { region } = new Intl.Locale(locale);
  const delimiter = decimalOf(locale) === "," || (region && semicolonRegions.has(region)) ? ";" : ",";
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 });
  const clock = { timeZone, hourCycle: "h23", hour: "2-digit", minute: "2-digit" } as const;
  const days = new Intl.DateTimeFormat(locale, {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const clocks = new Intl.DateTimeFormat("en", clock);

  function write(cell: Cell): string {
    if (cell === null) return "";
    if (cell instanceof Date) return `${days.format(cell)} ${clocks.format(cell)}`;
    if (typeof cell === "number") return numbers.format(cell);
    return formula.test(cell) ? textMark + cell : cell;
  }

  const lines = (rows: Cell[][]) =>
    stringify(
      rows.map((row) => row.map(write)),
      { delimiter, record_delimiter: "windows", quoted_match: /[\r\n]/ },
    );
  return {
    /** The first line, with what comes before it. */
    head: (columns: string[]) => `\ufeff${lines([columns])}`,
    lines,
  };
}
