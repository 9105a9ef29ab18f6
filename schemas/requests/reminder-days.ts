import { z } from "zod";
import { rule } from "./request-rule.ts";
import { submittedText } from "./submitted-fields.ts";

/** The most days, the first before the due day and the last after it, as the database has them. */
const reminderLimits = { most: 6, first: -30, last: 365 };

/** Days around the day on which an invoice falls due, as typed: “-2, 3, 10”. Each once, the first in front. */
export const reminderDays = submittedText(100).transform((typed, context) => {
  const words = typed.split(/[\s,;]+/).filter(Boolean);
  const days = [
    ...new Set(
      words.map((word) => (/^[-+−]?\d{1,3}$/.test(word) ? Number(word.replace("−", "-")) : Number.NaN)),
    ),
  ];
  const { most, first, last } = reminderLimits;
  if (days.length <= most && days.every((day) => day >= first && day <= last))
    return days.map((day) => day + 0).sort((one, other) => one - other);
  context.addIssue({ code: "custom", message: rule("reminderDays") });
  return z.NEVER;
});

/** The same days as they are typed. */
export function typedDays(days: readonly number[]): string {
  return days.join(", ");
}
