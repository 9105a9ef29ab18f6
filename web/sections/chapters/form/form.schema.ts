import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { defineField, defineType } from "sanity";
import { requiredLine } from "schemas/objects/fields.ts";
import { intro } from "schemas/objects/section-fields.ts";

const list = [
  { title: "The contact form", value: "contact" },
  { title: "The booking form", value: "call" },
];

export const chapterForm = defineType({
  name: "chapterForm",
  title: "Form",
  type: "object",
  icon: EnvelopeIcon,
  fields: [
    requiredLine({ name: "heading", title: "Heading", max: 80 }, "Beside the form: what to write for."),
    intro,
    defineField({
      name: "form",
      title: "Which form",
      type: "string",
      description: "What is sent from here arrives where that of the contact or the booking page does.",
      options: { list, layout: "radio" },
      initialValue: "contact",
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: "heading", form: "form" },
    prepare: ({ title, form }) => ({ title, subtitle: list.find(({ value }) => value === form)?.title }),
  },
});
