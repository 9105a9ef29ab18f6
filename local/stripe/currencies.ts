// https://docs.stripe.com/currencies#zero-decimal and the special cases below it.
const withoutDecimals = "bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf".split(" ");
const withThreeDecimals = "bhd jod kwd omr tnd".split(" ");
/** Without decimals, and yet written with two, which are always 00. */
const asIfWithTwo = "isk ugx".split(" ");

/** How many digits of an amount stand behind the point. */
function decimalsOf(currency: string): 0 | 2 | 3 {
  if (withoutDecimals.includes(currency)) return 0;
  return withThreeDecimals.includes(currency) ? 3 : 2;
}

/** What every amount of a currency is a multiple of. */
export function stepOf(currency: string): 1 | 10 | 100 {
  if (asIfWithTwo.includes(currency)) return 100;
  return withThreeDecimals.includes(currency) ? 10 : 1;
}

/** An amount as people read it; forints and Taiwan dollars may have two decimals when they are charged. */
export function showMoney(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = stepOf(currency) === 100 ? 0 : decimals;
  return new Intl.NumberFormat("en-CA", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** decimals);
}
