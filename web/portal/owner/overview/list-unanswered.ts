const lateMs = 2 * 86_400_000;

/** Whether somebody has waited so long for an answer that they look for another agency. */
export function isLate({ since }: { since: string }, now: Date): boolean {
  return now.getTime() - Date.parse(since) >= lateMs;
}

/**
 * What a card shows of those who wait, who come with the newest first: the newest, and as the last the oldest. Between them is
 * whoever has waited for two days, so that nobody leaves the card for what is newer.
 */
export function listUnanswered<Item extends { since: string }>(items: Item[], shown: number, now: Date) {
  const others = items.slice(shown);
  const last = others.pop();
  return { rows: items.slice(0, shown), late: others.filter((item) => isLate(item, now)), last };
}
