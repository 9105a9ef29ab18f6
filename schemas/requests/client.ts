import { z } from "zod";
import { isTimeZone } from "./is-time-zone.ts";
import { rule } from "./request-rule.ts";
import { cleaned } from "./submitted-fields.ts";

const text = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u, rule("unreadable"));

/** What the owner says about a client. The lengths are the database's own. */
export const clientRequest = z.object({
  name: cleaned(text.min(1, rule("clientName")).max(200, rule("clientNameLength"))),
  website: text
    .max(500, rule("websiteLength"))
    .transform((value) => (value === "" || /^[a-z][\w+.-]*:/i.test(value) ? value : `https://${value}`))
    .refine((value) => value === "" || (/^https?:/i.test(value) && URL.canParse(value)), rule("website"))
    .transform((value) => value || null),
  time_zone: text
    .max(100)
    .refine((value) => value === "" || isTimeZone(value), rule("timeZone"))
    .transform((value) => value || null),
});
