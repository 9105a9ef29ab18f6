/** A number of unread things as it is shown and read out: from a hundred on nobody counts. */
export function shownCount(unread: number): string {
  return unread > 99 ? "99+" : String(unread);
}
