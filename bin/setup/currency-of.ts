const countries: Record<string, string> = {
  EUR: "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK",
  CHF: "CH LI",
  GBP: "GB",
  USD: "US",
  CAD: "CA",
  AUD: "AU",
  NZD: "NZ",
  DKK: "DK",
  NOK: "NO",
  SEK: "SE",
  PLN: "PL",
  CZK: "CZ",
};

/** What people pay with in the country of a locale; empty where this does not know it. */
export function currencyOf(locale = ""): string {
  const [, country = "??"] = locale.split("-");
  return Object.keys(countries).find((currency) => countries[currency]?.includes(country)) ?? "";
}
