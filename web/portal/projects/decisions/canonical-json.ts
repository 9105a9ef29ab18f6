type Flat = Record<string, string | number | null>;

/** A flat object in the one way that RFC 8785 allows: keys sorted, no spaces. The database writes it alike. */
export function canonicalJson(flat: Flat): string {
  const pairs = Object.keys(flat)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${JSON.stringify(flat[key])}`);
  return `{${pairs.join(",")}}`;
}
