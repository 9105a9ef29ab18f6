import { Badge, type BadgeTone } from "#ui/badge/badge.tsx";

type State = { status: string; cancel_at_period_end: boolean };

export function PlanState({ subscription }: { subscription: State }) {
  const { words, tone } = describeSubscription(subscription);
  return <Badge tone={tone}>{words}</Badge>;
}

type Described = { words: string; tone: BadgeTone };

const states: Record<string, Described> = {
  active: { words: "Active", tone: "good" },
  trialing: { words: "Active, on trial", tone: "good" },
  past_due: { words: "Payment past due", tone: "danger" },
  unpaid: { words: "Not paid", tone: "danger" },
  incomplete: { words: "Waiting for the first payment", tone: "attention" },
  paused: { words: "Paused", tone: "attention" },
  canceled: { words: "Ended", tone: "neutral" },
  incomplete_expired: { words: "Never begun", tone: "neutral" },
};

/** A subscription's state in plain words, and how much it asks for attention. */
export function describeSubscription({ status, cancel_at_period_end }: State): Described {
  if (cancel_at_period_end && status === "active") return { words: "Active, cancelled", tone: "attention" };
  return states[status] ?? { words: status, tone: "neutral" };
}
