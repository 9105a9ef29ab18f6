import { z } from "zod";

/** What a user says about themselves. The lengths are the database's own. */
export const profileRequest = z.object({
  full_name: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^\P{Cc}*$/u),
  phone: z
    .string()
    .trim()
    .max(40)
    .regex(/^\P{Cc}*$/u)
    .transform((value) => value || null),
});
