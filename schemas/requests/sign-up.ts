import { z } from "zod";
import { emailAddress } from "./email-address.ts";
import { personName } from "./profile.ts";

/** What the sign-up form sends. The sign-in service judges the password; it cannot take more than 72 bytes. */
export const signUpRequest = z.object({
  full_name: personName,
  email: emailAddress,
  password: z.string().refine((value) => new TextEncoder().encode(value).length <= 72),
  /** The version of the terms that were shown. */
  terms: z.string().max(40),
});
