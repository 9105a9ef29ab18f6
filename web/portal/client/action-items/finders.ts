import type { FindActionItems } from "./action-item.ts";
import { findChangeOrders } from "./find-change-orders.ts";
import { findEndorsements } from "./find-endorsements.ts";
import { findFeedbackItems } from "./find-feedback-items.ts";
import { findNextSteps } from "./find-next-steps.ts";
import { findUnpaidPlans } from "./find-unpaid-plans.ts";
import { findUnreadMessages } from "./find-unread-messages.ts";

/** Everything that may wait for a client, in the order of “Needs you”. A new kind is a file in this folder and a line here. */
export const finders: { name: string; find: FindActionItems }[] = [
  { name: "unpaid plans", find: findUnpaidPlans },
  { name: "change orders", find: findChangeOrders },
  { name: "feedback", find: findFeedbackItems },
  { name: "next steps", find: findNextSteps },
  { name: "endorsements", find: findEndorsements },
  { name: "unread messages", find: findUnreadMessages },
];
