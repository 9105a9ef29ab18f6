import { Badge } from "#ui/badge/badge.tsx";
import { describeSubscription } from "./describe-subscription.ts";

/** The state of a care plan as a badge. */
export function PlanState({
  subscription,
}: {
  subscription: { status: string; cancel_at_period_end: boolean };
}) {
  const { words, tone } = describeSubscription(subscription);
  return <Badge tone={tone}>{words}</Badge>;
}
