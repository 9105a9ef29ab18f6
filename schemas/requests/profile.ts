import { z } from "zod";
import { plainText } from "./plain-text.ts";

/** What a user says about themselves. The lengths are the database's own. */
export const profileRequest = z.object({
  full_name: z.string().trim().min(1).max(200).regex(plainText),
  phone: z
    .string()
    .trim()
    .max(40)
    .regex(plainText)
    .transform((value) => value || null),
});
