import { ClockIcon } from "@sanity/icons/Clock";
import { defineField, defineType } from "sanity";
import { requiredLine } from "./fields.ts";

export const hour = defineType({
  name: "hour",
  title: "Opening hours",
  type: "object",
  icon: ClockIcon,
  fields: [
    requiredLine(
      { name: "days", title: "Days", max: 60 },
      "As you would write it on the door: “Monday to Friday”.",
    ),
    timeOfDay("opens", "Opens", "24-hour clock, like 09:00."),
    timeOfDay("closes", "Closes", "24-hour clock, like 17:30."),
  ],
  preview: {
    select: { days: "days", opens: "opens", closes: "closes" },
    prepare: ({ days, opens, closes }) => ({ title: days, subtitle: `${opens ?? "?"} – ${closes ?? "?"}` }),
  },
});

/** A time on the 24-hour clock, HH:MM. */
export function timeOfDay(name: string, title: string, description: string, isRequired = true) {
  return defineField({
    name,
    title,
    type: "string",
    description,
    validation: (rule) =>
      (isRequired ? rule.required() : rule)
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { name: "time" })
        .error("Write the time on the 24-hour clock, like 09:00 or 17:30."),
  });
}
