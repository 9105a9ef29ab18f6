import "server-only";
import type { SessionUser } from "#supabase/session-user.ts";
import type { FormRefusal } from "#ui/saved-form/form-answer.ts";
import { answerPortalForm } from "./answer-portal-form.ts";

/** Where to go next, or why not, with the status that says so to a program. */
type SavedOutcome = { next: string } | (FormRefusal & { status: 400 | 403 | 404 | 409 });

type SavedFormWork = {
  /** Where the form stands, to go back to. */
  page: string;
  /** The fields that somebody types into, shown again to a browser without script. */
  typed?: string[];
  maxBytes?: number;
  act: (values: unknown, user: SessionUser) => Promise<SavedOutcome>;
};

/** Answers a form of the owner's that ui/saved-form sends, or a browser without script. */
export function answerSavedForm(
  request: Request,
  { page, typed = [], maxBytes, act }: SavedFormWork,
): Promise<Response> {
  return answerPortalForm(request, {
    page,
    text: typed,
    maxBytes,
    failed: "That could not be saved just now. Please try again.",
    async act(values, user) {
      if (user.role !== "owner") return { is: "refused", status: 403, error: "This is for the owner." };
      const outcome = await act(values, user);
      if ("next" in outcome) return { is: "done", page: outcome.next };
      const { status, error, ...answer } = outcome;
      return { is: "refused", status, error, answer };
    },
  });
}
