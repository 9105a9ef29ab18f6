import type { FormOutcome } from "#ui/saved-form/form-answer.ts";

/** What the forms of a client's billing page have in common; they lead on to Stripe. */
export const billingForm = {
  who: "client",
  page: "/subscription-portal",
  failed: "Billing could not be reached just now. Nothing was charged. Please try again.",
} as const;

export const noBilling: FormOutcome = { status: 404, error: "Billing is not connected." };
