import { z } from "zod";
import { isTimeZone } from "./is-time-zone.ts";

const text = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u, "Please leave out unreadable characters.");

/** What the owner says about a client. The lengths are the database's own. */
export const clientRequest = z.object({
  name: text.min(1, "Please enter a name.").max(200, "Please use at most 200 characters for the name."),
  website: text
    .max(500, "Please use at most 500 characters for the website.")
    .transform((value) => (value === "" || /^[a-z][\w+.-]*:/i.test(value) ? value : `https://${value}`))
    .refine(
      (value) => value === "" || (/^https?:/i.test(value) && URL.canParse(value)),
      "Please enter the website as an address like https://example.com.",
    )
    .transform((value) => value || null),
  time_zone: text
    .max(100)
    .refine((value) => value === "" || isTimeZone(value), "Please choose a time zone from the list.")
    .transform((value) => value || null),
});
