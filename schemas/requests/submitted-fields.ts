import { z } from "zod";

/** A text field: left out or null is empty. What PostgreSQL cannot store (NUL, half a character) is refused. */
export function submittedText(max: number) {
  return z
    .string("Please send text.")
    .max(max, `Please use at most ${max} characters.`)
    .refine((text) => text.isWellFormed() && !text.includes("\0"), "Please leave out unreadable characters.")
    .nullish()
    .transform((text) => text ?? "");
}

/** The same without the spaces around it; with `whenEmpty`, the sentence that refuses an empty one. */
export function trimmedText(max: number, whenEmpty?: string) {
  return submittedText(max)
    .transform((text) => text.trim())
    .refine((text) => whenEmpty === undefined || text !== "", whenEmpty);
}

/** A checkbox, which a browser sends only when it is ticked. */
export const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");
