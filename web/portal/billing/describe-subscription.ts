const states: Record<string, string> = {
  active: "Active",
  trialing: "Active, on trial",
  past_due: "Payment past due",
  unpaid: "Not paid",
  incomplete: "Waiting for the first payment",
  paused: "Paused",
  canceled: "Ended",
  incomplete_expired: "Never begun",
};

/** A subscription's state in plain words. */
export function describeSubscription({
  status,
  cancel_at_period_end,
}: {
  status: string;
  cancel_at_period_end: boolean;
}): string {
  const state = states[status] ?? status;
  return cancel_at_period_end && status === "active" ? `${state}, cancelled for the end of the month` : state;
}
