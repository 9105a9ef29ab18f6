import { z } from "zod";
import { rule } from "./request-rule.ts";
import { nameText, submittedText, ticked } from "./submitted-fields.ts";

/** What the owner asks a client to look at. */
export const feedbackItemRequest = z.object({
  title: nameText(200, "feedbackTitle"),
  body: submittedText(5000),
  link_url: submittedText(2000)
    .transform((text) => text.trim() || null)
    .refine((text) => text === null || (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text)), rule("link")),
  visible: ticked,
});
