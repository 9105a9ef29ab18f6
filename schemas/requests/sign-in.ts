import { z } from "zod";

/** What the sign-in form sends. The lengths are the database's own; the library decides about the rest. */
export const signInRequest = z.object({
  email: z
    .string()
    .trim()
    .min(1)
    .max(255)
    .regex(/^[^\p{Cc}]*$/u),
  password: z.string().min(1).max(1000),
  from: z.string().optional(),
});
