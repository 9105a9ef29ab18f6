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
