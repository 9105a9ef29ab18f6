import { z } from "zod";
import { rule } from "./request-rule.ts";
import { nameText, submittedText, trimmedText } from "./submitted-fields.ts";

/** The step as it was on the screen: of another one nothing is said. */
const seen = nameText(500, "reloadPage");

/** A client says that their next step is done, or takes it back. */
export const doneStepRequest = z.object({
  action: z.enum(["done", "take-back"], rule("button")),
  seen,
  comment: trimmedText(500),
  /** The page that the form stands on, for the form that takes it back. */
  from: submittedText(300),
});

/** The owner's answer. It carries when the client said so, so that it is about nothing that was said later. */
export const settleStepRequest = z
  .object({
    action: z.enum(["confirm", "send-back"], rule("button")),
    seen,
    seen_at: z.iso.datetime({ offset: true, error: rule("reloadPage") }),
    reply: trimmedText(500),
  })
  .refine(({ action, reply }) => action === "confirm" || reply !== "", rule("whatIsMissing"));
