import { z } from "zod";
import { rule } from "./request-rule.ts";
import { submittedText } from "./submitted-fields.ts";
import { versioned } from "./versioned.ts";

/** The database's own. A browser sends two characters for the end of a line, and counts one. */
export const senderLength = 500;

const lines = submittedText(2 * senderLength)
  .transform((text) => text.replaceAll("\r\n", "\n").trim())
  .refine((text) => text.length <= senderLength, rule("senderLength"));

/** What stands on every invoice: who it is from, and where to pay. Empty is nothing. */
export const invoiceSenderRequest = z.object({ invoice_from: lines, pay_to: lines, ...versioned });
