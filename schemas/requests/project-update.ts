import { z } from "zod";
import { submittedText } from "./submitted-fields.ts";

/** What the owner writes about the progress of a project. */
export const projectUpdateRequest = z.object({
  title: submittedText(200)
    .transform((text) => text.trim())
    .refine((text) => text !== "", "Please give the update a title."),
  body: submittedText(5000),
  visible: z
    .literal("on")
    .optional()
    .transform((value) => value === "on"),
});
