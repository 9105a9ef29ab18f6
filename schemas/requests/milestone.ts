import { z } from "zod";
import { submittedText, trimmedText } from "./submitted-fields.ts";

/** What the owner says about a milestone. */
export const milestoneRequest = z.object({
  title: trimmedText(200, "Please give the milestone a title."),
  due_on: submittedText(20)
    .transform((text) => text.trim() || null)
    .refine((text) => text === null || z.iso.date().safeParse(text).success, "Please choose a real date."),
});
