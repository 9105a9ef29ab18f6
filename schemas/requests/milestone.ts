import { z } from "zod";
import { rule } from "./request-rule.ts";
import { nameText, submittedText } from "./submitted-fields.ts";

/** What the owner says about a milestone. */
export const milestoneRequest = z.object({
  title: nameText(200, "milestoneTitle"),
  due_on: submittedText(20)
    .transform((text) => text.trim() || null)
    .refine((text) => text === null || z.iso.date().safeParse(text).success, rule("realDate")),
});
