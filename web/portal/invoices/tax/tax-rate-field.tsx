import { noTaxRate } from "schemas/requests/tax-rate.ts";
import { Select } from "#ui/select/select.tsx";
import { nameOfRate, type RateWords } from "./name-of-rate.ts";
import type { TaxRate } from "./read-tax-rates.ts";

type TaxRateFieldProps = RateWords & { name: string; rates: readonly TaxRate[] };

/** The tax of a line of an invoice, chosen beforehand as in the settings; nothing where there is no rate to choose. */
export function TaxRateField({ name, rates, tax, formatPercent }: TaxRateFieldProps) {
  if (rates.length === 0) return null;
  const options = rates.map((rate) => ({ value: rate.id, label: nameOfRate(rate, { tax, formatPercent }) }));
  return (
    <Select
      label={tax.ofLine.label}
      name={name}
      options={[...options, { value: noTaxRate, label: tax.ofLine.none }]}
      defaultValue={rates.find(({ is_default }) => is_default)?.id ?? noTaxRate}
    />
  );
}
