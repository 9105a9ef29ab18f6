import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { defineField, defineType } from "sanity";
import { schedulingFields, schedulingFieldset } from "../objects/scheduling.ts";
import { requireSlug } from "../objects/slug-rule.ts";

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
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "What the reader wants to do: “Approve a change order”.",
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: "slug",
      title: "Web address",
      type: "slug",
      description: "Press Generate. The guide's address is /documentation/ and this.",
      options: { source: "title", maxLength: 96 },
      validation: requireSlug,
    }),
    defineField({
      name: "audience",
      title: "Who can read it",
      type: "string",
      description: "The portal lists it only for them.",
      options: { list: audiences, layout: "radio", direction: "horizontal" },
      initialValue: "everyone",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "category",
      title: "Category",
      type: "string",
      description:
        "Guides with exactly the same category stand together, in the order of “Order in the portal”.",
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: "summary",
      title: "Summary",
      type: "text",
      rows: 2,
      description: "One sentence shown in the list of guides and in its search.",
      validation: (rule) => rule.required().max(240),
    }),
    defineField({
      name: "body",
      title: "Guide",
      type: "richText",
      description: "Use Heading for each step or section: the table of contents is made from them.",
      validation: (rule) => rule.required(),
    }),
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
