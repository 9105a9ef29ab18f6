import { TiersIcon } from "@sanity/icons/Tiers";
import { defineArrayMember, defineField, defineType } from "sanity";
import { requireUpload } from "../objects/require-upload.ts";
import { schedulingFields, schedulingFieldset } from "../objects/scheduling.ts";

export const industry = defineType({
  name: "industry",
  title: "Industry",
  type: "document",
  icon: TiersIcon,
  description: "A branch you have worked for, with the logos of clients in it.",
  fieldsets: [schedulingFieldset],
  fields: [
    defineField({
      name: "title",
      title: "Name",
      type: "string",
      description: "“Travel and tourism”.",
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      rows: 3,
      description: "One or two sentences on what you do for this branch.",
      validation: (rule) => rule.required().max(400),
    }),
    defineField({
      name: "logos",
      title: "Client logos",
      type: "array",
      of: [defineArrayMember({ type: "picture", validation: (rule) => rule.custom(requireUpload) })],
      options: { layout: "grid" },
      description: "Shown when the card is opened. In “What the picture shows”, write the client's name.",
      validation: (rule) => rule.required().min(1).error("Add at least one logo."),
    }),
    ...schedulingFields,
  ],
  orderings: [{ title: "Name", name: "title", by: [{ field: "title", direction: "asc" }] }],
  preview: { select: { title: "title", subtitle: "description", media: "logos.0" } },
});
