import { z } from "zod";
import { looksLikePhone } from "./phone.ts";

/** One line that reads as it is written: no control characters, and none that turn the direction of what follows. */
export const plainText = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;

/** What a user says about themselves. The lengths are the database's own. */
export const profileRequest = z.object({
  full_name: z.string().trim().min(1).max(200).regex(plainText),
  phone: z
    .string()
    .trim()
    .max(40)
    .regex(plainText)
    .refine((value) => value === "" || looksLikePhone(value))
    .transform((value) => value || null),
});
