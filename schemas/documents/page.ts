import { DocumentsIcon } from "@sanity/icons/Documents";
import { defineField, defineType } from "sanity";
import { chaptersField } from "../objects/chapters.ts";
import { checkPageAddress, tellOfRedirect } from "../objects/check-page-address.ts";
import { requiredLine, slugField } from "../objects/fields.ts";
import { groupedSchedulingFields, schedulingGroup } from "../objects/scheduling.ts";

export const page = defineType({
  name: "page",
  title: "Page",
  type: "document",
  icon: DocumentsIcon,
  description: "A page of your own, at an address that you choose.",
  groups: [
    { name: "content", title: "Content", default: true },
    { name: "finding", title: "Being found" },
    schedulingGroup,
  ],
  fields: [
    requiredLine(
      { name: "title", title: "Title", group: "content", max: 80 },
      "The large heading of the page.",
    ),
    slugField(
      { name: "slug", title: "Web address", group: "content", source: "title" },
      "The page's address is / and this. When you change it later, the old address leads to the new one.",
      (rule) => [rule.custom(checkPageAddress), rule.custom(tellOfRedirect).info()],
    ),
    defineField({
      name: "intro",
      title: "Introduction",
      type: "text",
      rows: 3,
      group: "content",
      description: "One or two sentences under the title. Optional.",
      validation: (rule) => rule.max(300),
    }),
    chaptersField(
      "content",
      "What the page is made of, in your order. One that has nothing to show yet is left out.",
    ),
    defineField({
      name: "seo",
      title: "Search and sharing",
      type: "seo",
      group: "finding",
      description: "How this page looks in search results and when it is shared.",
      options: { collapsible: false },
    }),
    ...groupedSchedulingFields,
  ],
  orderings: [{ title: "Title", name: "title", by: [{ field: "title", direction: "asc" }] }],
  preview: {
    select: { title: "title", slug: "slug.current" },
    prepare: ({ title, slug }) => ({ title, subtitle: slug && `/${slug}` }),
  },
});
