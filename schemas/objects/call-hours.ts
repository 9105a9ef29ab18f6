import { CalendarIcon } from "@sanity/icons/Calendar";
import { defineArrayMember, defineField, defineType } from "sanity";
import { callMinutes, minutesOf, usualCallHours, weekdays } from "../requests/call-time.ts";
import { timeOfDay } from "./hour.ts";

const days = weekdays.map((title, index) => ({ title, value: index + 1 }));

export const callHours = defineType({
  name: "callHours",
  title: "Call hours",
  type: "object",
  icon: CalendarIcon,
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: "days",
      title: "Days",
      type: "array",
      of: [defineArrayMember({ type: "number" })],
      description: "None ticked: every day.",
      options: { list: days, layout: "grid" },
      validation: (rule) => rule.unique(),
    }),
    timeOfDay("opens", "Earliest start", `24-hour clock. Empty: ${usualCallHours.opens}.`, false),
    timeOfDay("closes", "Latest end", `24-hour clock. Empty: ${usualCallHours.closes}.`, false),
  ],
  validation: (rule) =>
    rule.custom((hours) => {
      const opens = minutesOf(String(hours?.opens ?? usualCallHours.opens));
      const closes = minutesOf(String(hours?.closes ?? usualCallHours.closes));
      if (opens === null || closes === null || closes - opens >= callMinutes) return true;
      return `A call takes ${callMinutes} minutes: the latest end must be that much later than the earliest start.`;
    }),
});
