import { DesktopIcon } from "@sanity/icons/Desktop";
import { defineField, defineType } from "sanity";
import { requiredLine, slugField } from "../objects/fields.ts";
import { schedulingFields, schedulingFieldset } from "../objects/scheduling.ts";
import { requireUpload } from "../objects/upload-rules.ts";

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
    requiredLine({ name: "title", title: "Words on the tab", max: 40 }, "The page's name: “Wine list”."),
    slugField(
      { name: "pageId", title: "Short name", source: "title" },
      "Press Generate. Used in links to this tab; leave it as it is once published.",
    ),
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
