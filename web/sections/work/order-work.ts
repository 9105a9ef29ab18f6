type Orderable = { _id: string; client: string | null; year: number | null };

/** All work in its order: what the home page shows, as it shows it, then the newest. */
export function orderWork<Case extends Orderable>(
  cases: readonly Case[],
  featured: readonly (string | null)[] | null | undefined,
): Case[] {
  const places = new Map((featured ?? []).map((id, index) => [id, index]));
  const placeOf = ({ _id }: Case) => places.get(_id) ?? Number.POSITIVE_INFINITY;
  return cases.toSorted((one, other) => {
    const [place, next] = [placeOf(one), placeOf(other)];
    if (place !== next) return place < next ? -1 : 1;
    return (other.year ?? 0) - (one.year ?? 0) || (one.client ?? "").localeCompare(other.client ?? "");
  });
}

/** The one after `slug`, the first after the last; none where there is no other. */
export function findNext<Case extends { slug: string | null }>(
  ordered: readonly Case[],
  slug: string,
): Case | undefined {
  const next = ordered[(ordered.findIndex((one) => one.slug === slug) + 1) % ordered.length];
  return next?.slug === slug ? undefined : next;
}
