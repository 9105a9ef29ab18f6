import { TiersIcon } from "@sanity/icons/Tiers";
import { defineArrayMember, defineField, defineType } from "sanity";
import { requiredLine, requiredText } from "../objects/fields.ts";
import { schedulingFields, schedulingFieldset } from "../objects/scheduling.ts";
import { requireUpload } from "../objects/upload-rules.ts";

export const industry = defineType({
  name: "industry",
  title: "Industry",
  type: "document",
  icon: TiersIcon,
  description: "A branch you have worked for, with the logos of clients in it.",
  fieldsets: [schedulingFieldset],
  fields: [
    requiredLine({ name: "title", title: "Name", max: 60 }, "“Travel and tourism”."),
    requiredText(
      { name: "description", title: "Description", rows: 3, max: 400 },
      "One or two sentences on what you do for this branch.",
    ),
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
