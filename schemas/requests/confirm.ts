import { z } from "zod";
import { emailAddress } from "./email-address.ts";

export const confirmationType = z.enum(["email", "recovery", "email_change"]);
export type ConfirmationType = z.infer<typeof confirmationType>;

/** What confirms an address: the link's token, or the address with the code that was typed. */
export const confirmRequest = z.union([
  z.object({ type: confirmationType, token_hash: z.string().regex(/^[\w-]{20,200}$/) }),
  z.object({
    type: confirmationType,
    email: emailAddress,
    token: z
      .string()
      .transform((value) => value.replace(/\s/g, ""))
      .pipe(z.string().regex(/^\d{6,10}$/)),
  }),
]);

export type ConfirmRequest = z.infer<typeof confirmRequest>;
