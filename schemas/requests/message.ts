import { z } from "zod";
import { submittedText } from "./submitted-fields.ts";

export const messageLength = 4000;

/** A message of a project's conversation; the key stays the same while the same words are sent again. */
export const message = z.object({
  body: submittedText(messageLength)
    .transform((body) => body.replaceAll("\r\n", "\n").trim())
    .refine((body) => body !== "", "Please write something first."),
  client_key: z.uuid("Please reload the page, then send again."),
});
