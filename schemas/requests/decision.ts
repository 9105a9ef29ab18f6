import { z } from "zod";
import { rule } from "./request-rule.ts";
import { trimmedText } from "./submitted-fields.ts";

/** A client's decision. It carries the hash of what the client saw, so that nothing else is decided about. */
export const decisionRequest = z
  .object({
    decision: z.enum(["approved", "changes_requested", "declined"]),
    seen: z.string(rule("reloadPage")).regex(/^[0-9a-f]{64}$/, rule("reloadPage")),
    comment: trimmedText(2000),
  })
  .refine(
    ({ decision, comment }) => decision !== "changes_requested" || comment !== "",
    rule("whatShouldChange"),
  );
