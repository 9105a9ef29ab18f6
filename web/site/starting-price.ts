type Price = { from: number | null; to: number | null; rhythm: "month" | "once" | null };

/** The least that somebody pays to begin: what is paid once counts before what is paid every month. */
export function startingPrice(
  prices: readonly Price[] | null | undefined,
): { from: number; rhythm: "month" | "once" } | undefined {
  for (const rhythm of ["once", "month"] as const) {
    const amounts = amountsOf(prices, rhythm);
    if (amounts.length > 0) return { from: Math.min(...amounts.map(({ from }) => from)), rhythm };
  }
}

/** From the least to the most that is paid once for any of these. */
export function priceSpan(
  prices: readonly Price[] | null | undefined,
): { from: number; to: number } | undefined {
  const amounts = amountsOf(prices, "once");
  if (amounts.length === 0) return;
  return {
    from: Math.min(...amounts.map(({ from }) => from)),
    to: Math.max(...amounts.map(({ from, to }) => Math.max(from, to ?? from))),
  };
}

function amountsOf(prices: readonly Price[] | null | undefined, wanted: "month" | "once") {
  return (prices ?? []).flatMap(({ from, to, rhythm }) =>
    from !== null && (rhythm ?? "once") === wanted ? [{ from, to }] : [],
  );
}
