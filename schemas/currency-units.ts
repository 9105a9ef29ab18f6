// How Stripe counts money: https://docs.stripe.com/currencies. Amounts are stored, sent and compared in its units; what Intl says
// of decimals is another list, of what people write (a Hungarian forint has none there, and two at Stripe).

/** What Stripe can be paid in, besides the currencies below that have other decimals than two. */
const twoDecimals =
  "USD AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CNY COP CRC CVE CZK DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS TOP TRY TTD TWD TZS UAH UYU UZS WST XCD XCG YER ZAR ZMW";
const noDecimals = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF";
/** They lost their decimals, and Stripe kept two zeros for them. */
const lostDecimals = "ISK UGX";
/** Of three decimals the last is always 0, since cards know two. */
const threeDecimals = "BHD JOD KWD OMR TND";

type Units = {
  /** How many of Stripe's units make one of the currency. */
  inOne: number;
  /** The decimals that are written. */
  decimals: number;
  /** An amount is a multiple of so many units. */
  step: number;
};

const usual: Units = { inOne: 100, decimals: 2, step: 1 };
const kinds: [codes: string, units: Units][] = [
  [twoDecimals, usual],
  [noDecimals, { inOne: 1, decimals: 0, step: 1 }],
  [lostDecimals, { inOne: 100, decimals: 0, step: 100 }],
  [threeDecimals, { inOne: 1000, decimals: 3, step: 10 }],
];
const known = new Map(
  kinds.flatMap(([codes, units]) => codes.split(" ").map((code) => [code, units] as const)),
);

/** The currencies that Stripe can be paid in, as ISO 4217 writes them. */
export const payableCurrencies: readonly string[] = [...known.keys()].sort();

/** How amounts of a currency, however its letters are written, are counted. One that Stripe does not know has two decimals. */
export function unitsOf(currency: string): Units {
  return known.get(currency.toUpperCase()) ?? usual;
}

/** The most that one thing may cost, in units. */
export function mostUnits(currency: string): number {
  return Math.max(unitsOf(currency).inOne, 100) * 1_000_000;
}

type FrozenPrice = { version?: unknown; price_cents?: unknown; currency?: unknown };

/**
 * The price of a change order that was decided about, in Stripe's units; undefined of what has none. What is frozen stays as it is: before
 * version 3 of a snapshot a price was counted in hundredths, whatever its currency.
 */
export function readFrozenPrice({ version, price_cents, currency }: FrozenPrice) {
  if (typeof price_cents !== "number" || typeof currency !== "string") return;
  const amount = Number(version ?? 1) < 3 ? fromHundredths(price_cents, currency) : price_cents;
  return { amount, currency };
}

function fromHundredths(hundredths: number, currency: string): number {
  const { inOne, step } = unitsOf(currency);
  return Math.round((hundredths * inOne) / 100 / step) * step;
}
