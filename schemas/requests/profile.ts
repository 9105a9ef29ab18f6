import { z } from "zod";
import { cleanPhone, looksLikePhone } from "./phone.ts";
import { nameText, submittedText } from "./submitted-fields.ts";

/** What people are called. The length is the database's own. */
export const personName = nameText(200, "yourName");

/** What a user says about themselves. The lengths are the database's own. */
export const profileRequest = z.object({
  full_name: personName,
  phone: submittedText(100)
    .transform(cleanPhone)
    .refine((phone) => phone === "" || (looksLikePhone(phone) && phone.length <= 40))
    .transform((phone) => phone || null),
});
