import type { getFormats } from "#formats/get-formats.ts";
import type { Texts } from "#texts/get-texts.ts";
import type { TaxRate } from "./read-tax-rates.ts";

export type RateWords = Pick<Awaited<ReturnType<typeof getFormats>>, "formatPercent"> & Pick<Texts, "tax">;
type Named = Pick<TaxRate, "name" | "percent" | "kind">;

/** “HST, 13%”; of what has none the reason, where the name does not say it: “Zero-rated, exempt”. */
export function nameOfRate({ name, percent, kind }: Named, { formatPercent, tax }: RateWords): string {
  const reason = kind === "standard" ? formatPercent(percent) : tax.kinds[kind];
  return name.toLowerCase() === reason.toLowerCase() ? name : `${name}, ${reason}`;
}
