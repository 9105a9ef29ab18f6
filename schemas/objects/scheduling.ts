import { defineField } from "sanity";

const title = "When to show it";

export const schedulingFieldset = {
  name: "scheduling",
  title,
  description: "Leave both empty to show it always. Times are in your own time zone.",
  options: { collapsible: true, collapsed: true },
};

/** On a short form: the two fields under a fold. */
export const schedulingFields = [
  defineField({
    name: "publishFrom",
    title: "Show from",
    type: "datetime",
    fieldset: "scheduling",
    description: "Publish it now; it appears by itself at this moment. Empty: at once.",
    options: { timeStep: 15 },
  }),
  defineField({
    name: "publishUntil",
    title: "Show until",
    type: "datetime",
    fieldset: "scheduling",
    description: "It disappears from the site at this moment; nothing is deleted. Empty: never.",
    options: { timeStep: 15 },
    validation: (rule) =>
      rule.min(rule.valueOfField("publishFrom")).error("“Show until” must be after “Show from”."),
  }),
];

/** On a long form, which has tabs: a tab of its own. */
export const schedulingGroup = { name: "scheduling", title };

export const groupedSchedulingFields = schedulingFields.map(({ fieldset, ...field }) => ({
  ...field,
  group: schedulingGroup.name,
}));
