import { z } from "zod";
import { rule } from "./request-rule.ts";
import { submittedText } from "./submitted-fields.ts";

export const messageLength = 4000;

/** What a form sends as the end of a line is one character, as it is in the field. */
const words = z.preprocess(
  (body) => (typeof body === "string" ? body.replaceAll("\r\n", "\n").trim() : body),
  submittedText(messageLength),
);

/** A message that brings files, and may have no words. The key stays the same while the same message is sent again. */
export const messageWithFiles = z.object({
  body: words,
  client_key: z.uuid(rule("reloadToSend")),
});

export const message = messageWithFiles.extend({ body: words.refine((body) => body !== "", rule("words")) });

export const messageChange = z.discriminatedUnion("action", [
  z.object({ action: z.literal("edit"), body: words }),
  z.object({ action: z.literal("delete") }),
]);
