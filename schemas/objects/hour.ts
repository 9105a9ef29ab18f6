import { ClockIcon } from "@sanity/icons/Clock";
import { defineField, defineType } from "sanity";
import { requireTimeOfDay } from "./time-of-day-rule.ts";

export const hour = defineType({
  name: "hour",
  title: "Opening hours",
  type: "object",
  icon: ClockIcon,
  fields: [
    defineField({
      name: "days",
      title: "Days",
      type: "string",
      description: "As you would write it on the door: “Monday to Friday”.",
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: "opens",
      title: "Opens",
      type: "string",
      description: "24-hour clock, like 09:00.",
      validation: requireTimeOfDay,
    }),
    defineField({
      name: "closes",
      title: "Closes",
      type: "string",
      description: "24-hour clock, like 17:30.",
      validation: requireTimeOfDay,
    }),
  ],
  preview: {
    select: { days: "days", opens: "opens", closes: "closes" },
    prepare: ({ days, opens, closes }) => ({ title: days, subtitle: `${opens ?? "?"} – ${closes ?? "?"}` }),
  },
});
