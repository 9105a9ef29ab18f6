import type { StringRule } from "sanity";

/** The rule of a time written on the 24-hour clock. */
export function requireTimeOfDay(rule: StringRule) {
  return rule
    .required()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { name: "time" })
    .error("Write the time on the 24-hour clock, like 09:00 or 17:30.");
}
