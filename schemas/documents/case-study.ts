import { CaseIcon } from "@sanity/icons/Case";
import { defineArrayMember, defineField, defineType } from "sanity";
import { listOf, requiredLine, requiredText, slugField, warnAbove } from "../objects/fields.ts";
import { groupedSchedulingFields, schedulingGroup } from "../objects/scheduling.ts";
import { requireUpload, warnSmall } from "../objects/upload-rules.ts";

export const caseStudy = defineType({
  name: "caseStudy",
  title: "Case study",
  type: "document",
  icon: CaseIcon,
  description: "A client's project with pictures and clips, shown under Featured Client Work.",
  groups: [
    { name: "story", title: "Story", default: true },
    { name: "media", title: "Pictures and clips" },
    { name: "look", title: "Client's look" },
    schedulingGroup,
  ],
  fields: [
    requiredLine(
      { name: "title", title: "Title", group: "story", max: 80 },
      "What you made for them, in one line.",
    ),
    requiredLine(
      { name: "client", title: "Client", group: "story", max: 60 },
      "The company's name as they write it.",
    ),
    slugField(
      { name: "slug", title: "Short name for links", group: "story", source: "client" },
      "Press Generate. Used in links to this case study; leave it as it is once published.",
    ),
    requiredText(
      { name: "summary", title: "Summary", group: "story", rows: 4, max: 600 },
      "What they needed, what you did, what came of it. Two to four sentences.",
    ),
    defineField({
      name: "methodology",
      title: "How it was done",
      type: "array",
      group: "story",
      of: [defineArrayMember({ type: "string", validation: (rule) => rule.required().max(40) })],
      options: { layout: "tags" },
      description: "Short tags such as “Next.js” or “Brand refresh”. Press Enter after each one.",
      validation: (rule) => [
        rule.unique(),
        rule.custom(warnAbove(8, "More than eight tags are hard to read.")).warning(),
      ],
    }),
    defineField({
      name: "images",
      title: "Pictures",
      type: "array",
      group: "media",
      of: [
        defineArrayMember({
          type: "picture",
          validation: (rule) => [rule.custom(requireUpload), rule.custom(warnSmall(1000)).warning()],
        }),
      ],
      options: { layout: "grid" },
      description: "Drop several files at once. The first picture is shown first; drag to change the order.",
      validation: (rule) => rule.required().min(1).error("Add at least one picture."),
    }),
    listOf(
      "video",
      { name: "videos", title: "Clips", group: "media" },
      "Short silent clips, shown after the pictures. Optional.",
    ),
    defineField({
      name: "logo",
      title: "Client's logo",
      type: "picture",
      group: "look",
      description: "An SVG or a PNG with a clear background.",
      validation: (rule) => rule.custom(requireUpload),
    }),
    listOf(
      "hexColour",
      { name: "brandColors", title: "Client's colours", group: "look" },
      "One to five colours that tint this case study, the main one first.",
      (rule) => rule.required().min(1).max(5).error("Give one to five colours."),
    ),
    ...groupedSchedulingFields,
  ],
  orderings: [
    { title: "Client", name: "client", by: [{ field: "client", direction: "asc" }] },
    { title: "Newest first", name: "newest", by: [{ field: "_createdAt", direction: "desc" }] },
  ],
  preview: { select: { title: "client", subtitle: "title", media: "images.0" } },
});
