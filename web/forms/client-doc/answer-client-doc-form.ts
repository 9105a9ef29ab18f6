import "server-only";
import { answerPortalForm, type PortalOutcome } from "../answer-portal-form.ts";

// 20,000 characters, of which a form post spells some with six letters.
const maxBytes = 128 * 1024;

/** Answers the form of a page that the owner writes for a client. */
export function answerClientDocForm(
  request: Request,
  page: string,
  act: (values: unknown) => Promise<PortalOutcome>,
): Promise<Response> {
  return answerPortalForm(request, {
    page,
    failed: "The page could not be saved. Please try again in a few minutes.",
    text: "body",
    maxBytes,
    async act(values, user) {
      if (user.role !== "owner") return { is: "refused", status: 403, error: "This is for the owner." };
      return act(values);
    },
  });
}
