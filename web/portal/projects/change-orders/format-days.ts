/** What a change order does to the schedule, in words. */
export function formatDays(days: number): string {
  if (days === 0) return "No change to the schedule";
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? "day" : "days"}`;
  return days > 0 ? `${count} more` : `${count} less`;
}
