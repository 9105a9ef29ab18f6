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
      name: "caseStudies",
      title: "Case studies",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "caseStudy" }] })],
      description: "Of clients in this branch: their logos are shown when the card is opened.",
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: "logos",
      title: "Logos of other clients",
      type: "array",
      of: [defineArrayMember({ type: "picture", validation: (rule) => rule.custom(requireUpload) })],
      options: { layout: "grid" },
      description:
        "Shown after those of the case studies. In “What the picture shows”, write the client's name. Only clients that you would tell a story about.",
      validation: (rule) =>
        rule.custom(
          (logos, { document }) =>
            hasItems(logos) || hasItems(document?.caseStudies) || "Choose a case study or add a logo.",
        ),
    }),
    ...schedulingFields,
  ],
  orderings: [{ title: "Name", name: "title", by: [{ field: "title", direction: "asc" }] }],
  preview: { select: { title: "title", subtitle: "description", media: "logos.0" } },
});

function hasItems(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0;
}
