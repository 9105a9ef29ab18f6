import { z } from "zod";
import { submittedText } from "./submitted-fields.ts";

/** What the owner asks a client to look at. */
export const feedbackItemRequest = z.object({
  title: submittedText(200)
    .transform((text) => text.trim())
    .refine((text) => text !== "", "Please say what this is about."),
  body: submittedText(5000),
  link_url: submittedText(2000)
    .transform((text) => text.trim() || null)
    .refine(
      (text) => text === null || (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text)),
      "The link must be a web address that begins with https://.",
    ),
  visible: z
    .literal("on")
    .optional()
    .transform((value) => value === "on"),
});
