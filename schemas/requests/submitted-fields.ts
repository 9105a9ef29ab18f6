import { z } from "zod";
import { cleanName } from "./clean-name.ts";
import type { RequestRule } from "./request-rule.ts";
import { rule } from "./request-rule.ts";

/** A text field: left out or null is empty. What PostgreSQL cannot store (NUL, half a character) is refused. */
export function submittedText(max: number) {
  return z
    .string(rule("text"))
    .max(max, rule("length"))
    .refine((text) => text.isWellFormed() && !text.includes("\0"), rule("unreadable"))
    .nullish()
    .transform((text) => text ?? "");
}

/** A rule for a text that names something, asked about the text without what nobody sees. */
export function cleaned<Rule extends z.ZodType>(rule: Rule) {
  return z.preprocess((name) => (typeof name === "string" ? cleanName(name) : name), rule);
}

/** One line that names something, cleaned of what nobody sees; with `whenEmpty`, the rule that an empty one breaks. */
export function nameText(max: number, whenEmpty?: RequestRule) {
  return cleaned(submittedText(max)).refine((name) => whenEmpty === undefined || name !== "", whenEmpty);
}

/** A text field without the spaces around it; with `whenEmpty`, the rule that an empty one breaks. */
export function trimmedText(max: number, whenEmpty?: RequestRule) {
  return submittedText(max)
    .transform((text) => text.trim())
    .refine((text) => whenEmpty === undefined || text !== "", whenEmpty);
}

/** A checkbox, which a browser sends only when it is ticked. */
export const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");
