import "server-only";
import { stripe } from "#stripe/stripe.ts";
import type { SessionUser } from "#supabase/session-user.ts";
import { answerPortalForm } from "./answer-portal-form.ts";

type Outcome = { next: string } | { status: 400 | 404 | 409; error: string };

/** Answers a form of a client's billing page; it leads on to Stripe. */
export function answerBillingForm(
  request: Request,
  act: (values: unknown, user: SessionUser) => Promise<Outcome>,
): Promise<Response> {
  return answerPortalForm(request, {
    page: "/subscription-portal",
    failed: "Billing could not be reached just now. Nothing was charged. Please try again.",
    async act(values, user) {
      if (!stripe) return { is: "refused", status: 404, error: "Billing is not connected." };
      if (user.role !== "client") return { is: "refused", status: 403, error: "This is for clients." };
      const outcome = await act(values, user);
      return "next" in outcome ? { is: "done", page: outcome.next } : { is: "refused", ...outcome };
    },
  });
}
