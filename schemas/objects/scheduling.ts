import { defineField } from "sanity";

export const schedulingFieldset = {
  name: "scheduling",
  title: "When to show it",
  description: "Leave both empty to show it always. Times are in your own time zone.",
  options: { collapsible: true, collapsed: true, columns: 2 },
};

export const schedulingFields = [
  defineField({
    name: "publishFrom",
    title: "Show from",
    type: "datetime",
    fieldset: "scheduling",
    description: "Visitors see this from this moment on. Publish it now; it appears by itself.",
    options: { timeStep: 15 },
  }),
  defineField({
    name: "publishUntil",
    title: "Show until",
    type: "datetime",
    fieldset: "scheduling",
    description: "Visitors no longer see this after this moment. Nothing is deleted.",
    options: { timeStep: 15 },
    validation: (rule) =>
      rule.min(rule.valueOfField("publishFrom")).error("“Show until” must be after “Show from”."),
  }),
];
