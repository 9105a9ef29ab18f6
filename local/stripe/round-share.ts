/**
 * `amount × part ÷ whole` as a multiple of `step`, halves away from zero: exact for any amount, since nothing here is a fraction.
 */
export function roundShare(
  amount: number | bigint,
  part: number | bigint,
  whole: number | bigint,
  step = 1,
): number {
  if (BigInt(whole) === 0n) return 0;
  const above = BigInt(amount) * BigInt(part);
  const below = BigInt(whole) * BigInt(step);
  const size = (2n * absolute(above) + absolute(below)) / (2n * absolute(below));
  const isNegative = above < 0n !== below < 0n;
  return Number(isNegative ? -size : size) * step + 0;
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** Digits of a decimal text as an integer, and how many stand behind the point. */
export function digitsOf(decimal: string): { digits: bigint; scale: bigint } {
  const [whole = "", behind = ""] = decimal.split(".");
  return { digits: BigInt(whole + behind), scale: 10n ** BigInt(behind.length) };
}
