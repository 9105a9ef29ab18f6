type Span = { starts_at: string; ends_at: string };

/** Whether two spans of time share a moment; one that ends when the other starts does not. */
export function overlap(one: Span, other: Span): boolean {
  return (
    Date.parse(one.starts_at) < Date.parse(other.ends_at) &&
    Date.parse(other.starts_at) < Date.parse(one.ends_at)
  );
}
