/** Whether tonight's archive is still to be made: none was made or tried since `at` (“03:00”) last passed on this machine's clock. */
export function isDue(now: Date, at: string, lastAttempt: Date | null): boolean {
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  const passed = new Date(now);
  passed.setHours(hours, minutes, 0, 0);
  if (passed > now) passed.setDate(passed.getDate() - 1);
  return lastAttempt === null || lastAttempt < passed;
}
