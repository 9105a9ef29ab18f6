import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { defineField, defineType } from "sanity";
import { required, requiredLine, requiredText, slugField } from "../objects/fields.ts";
import { schedulingFields, schedulingFieldset } from "../objects/scheduling.ts";

const audiences = [
  { title: "Everyone who signs in", value: "everyone" },
  { title: "Only you", value: "owner" },
];

export const docArticle = defineType({
  name: "docArticle",
  title: "Portal guide",
  type: "document",
  icon: DocumentTextIcon,
  description:
    "A guide in the portal's documentation. Write nothing secret here: guides are general, a client's own notes live in the portal.",
  fieldsets: [schedulingFieldset],
  fields: [
    requiredLine(
      { name: "title", title: "Title", max: 80 },
      "What the reader wants to do: “Approve a change order”.",
    ),
    slugField(
      { name: "slug", title: "Web address", source: "title" },
      "Press Generate. The guide's address is /documentation/ and this.",
    ),
    defineField({
      name: "audience",
      title: "Who can read it",
      type: "string",
      description: "The portal lists it only for them.",
      options: { list: audiences, layout: "radio", direction: "horizontal" },
      initialValue: "everyone",
      validation: (rule) => rule.required(),
    }),
    requiredLine(
      { name: "category", title: "Category", max: 40 },
      "Guides with exactly the same category stand together, in the order of “Order in the portal”.",
    ),
    requiredText(
      { name: "summary", title: "Summary", rows: 2, max: 240 },
      "One sentence shown in the list of guides and in its search.",
    ),
    required(
      { name: "body", title: "Guide", type: "richText" },
      "Use Heading for each step or section: the table of contents is made from them.",
    ),
    ...schedulingFields,
  ],
  orderings: [
    {
      title: "Category",
      name: "category",
      by: [
        { field: "category", direction: "asc" },
        { field: "title", direction: "asc" },
      ],
    },
    { title: "Title", name: "title", by: [{ field: "title", direction: "asc" }] },
  ],
  preview: {
    select: { title: "title", category: "category", audience: "audience" },
    prepare: ({ title, category, audience }) => ({
      title,
      subtitle: [category, audience === "owner" && "only you"].filter(Boolean).join(" · "),
    }),
  },
});
