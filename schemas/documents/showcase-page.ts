import { DesktopIcon } from "@sanity/icons/Desktop";
import { defineField, defineType } from "sanity";
import { requireUpload } from "../objects/require-upload.ts";
import { schedulingFields, schedulingFieldset } from "../objects/scheduling.ts";
import { requireSlug } from "../objects/slug-rule.ts";

export const showcasePage = defineType({
  name: "showcasePage",
  title: "Showcase page",
  type: "document",
  icon: DesktopIcon,
  description: "One page of the concept site, as screenshots in three widths.",
  fieldsets: [
    { name: "screenshots", title: "Screenshots", description: "The same page at three widths, as WebP." },
    schedulingFieldset,
  ],
  fields: [
    defineField({
      name: "title",
      title: "Words on the tab",
      type: "string",
      description: "The page's name: “Wine list”.",
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: "pageId",
      title: "Short name",
      type: "slug",
      description: "Press Generate. Used in links to this tab; leave it as it is once published.",
      options: { source: "title", maxLength: 96 },
      validation: requireSlug,
    }),
    defineField({
      name: "alt",
      title: "What the screenshot shows",
      type: "string",
      description: "One sentence for people who cannot see it, and for search engines.",
      validation: (rule) => [
        rule.max(200).error("Keep it under 200 characters."),
        rule.required().warning("Describe the screenshot, so that everyone can follow the page."),
      ],
    }),
    ...(
      [
        ["large", "On a computer", "1440 pixels wide."],
        ["medium", "On a tablet", "820 pixels wide."],
        ["small", "On a phone", "390 pixels wide."],
      ] as const
    ).map(([name, title, description]) =>
      defineField({
        name,
        title,
        type: "image",
        fieldset: "screenshots",
        description,
        options: { accept: "image/webp,image/png,image/jpeg" },
        validation: (rule) => rule.custom(requireUpload),
      }),
    ),
    ...schedulingFields,
  ],
  orderings: [{ title: "Title", name: "title", by: [{ field: "title", direction: "asc" }] }],
  preview: { select: { title: "title", subtitle: "pageId.current", media: "large" } },
});
