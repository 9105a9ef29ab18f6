import { CaseIcon } from "@sanity/icons/Case";
import { defineArrayMember, defineField, defineType } from "sanity";
import { chaptersField } from "../objects/chapters.ts";
import { listOf, requiredLine, requiredText, slugField, warnAbove } from "../objects/fields.ts";
import { allowOneHeadline } from "../objects/result.ts";
import { groupedSchedulingFields, schedulingGroup } from "../objects/scheduling.ts";
import { requireUpload, warnSmall } from "../objects/upload-rules.ts";

export const caseStudy = defineType({
  name: "caseStudy",
  title: "Case study",
  type: "document",
  icon: CaseIcon,
  description: "A client's project: a page of its own, and its place among the work.",
  groups: [
    { name: "story", title: "Story", default: true },
    { name: "numbers", title: "Numbers" },
    { name: "media", title: "Pictures and clips" },
    { name: "chapters", title: "Chapters" },
    { name: "look", title: "Client's look" },
    { name: "finding", title: "Facts and being found" },
    schedulingGroup,
  ],
  fields: [
    requiredLine(
      { name: "title", title: "Title", group: "story", max: 80 },
      "What has changed for them, in one line. It is the large heading of the page.",
    ),
    requiredLine(
      { name: "client", title: "Client", group: "story", max: 60 },
      "The company's name as they write it.",
    ),
    slugField(
      { name: "slug", title: "Web address", group: "story", source: "client" },
      "The page's address is /work/ and this. When you change it later, the old address leads to the new one.",
    ),
    requiredText(
      { name: "summary", title: "Summary", group: "story", rows: 4, max: 600 },
      "What they needed, what you did, what came of it. Two to four sentences, for the home page and the list of all work.",
    ),
    requiredText(
      { name: "situation", title: "The situation", group: "story", rows: 6, max: 1200 },
      "How it was when they called: what cost them time, money or sleep. An empty line begins a new paragraph.",
    ),
    requiredText(
      { name: "approach", title: "What you did", group: "story", rows: 8, max: 1600 },
      "What you found out, what you built, what you left out, and why. An empty line begins a new paragraph.",
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
    listOf(
      "result",
      { name: "results", title: "Results", group: "numbers" },
      "What is better since, as numbers that somebody counted. Three stand best.",
      (rule) => [
        rule.max(6).error("Give at most six numbers."),
        rule.custom(allowOneHeadline),
        rule
          .custom(
            (results) => Boolean(results?.length) || "A page with a number convinces; add one if you can.",
          )
          .warning(),
      ],
    ),
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
    chaptersField(
      "chapters",
      "What the page goes on with after the numbers, in your order. While none of them shows a picture or a clip, the page shows those of the tab before.",
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
    defineField({
      name: "year",
      title: "Year",
      type: "number",
      group: "finding",
      description: "When it went live. Optional; shown beside the client’s name.",
      validation: (rule) => rule.integer().min(1990).max(2100),
    }),
    defineField({
      name: "liveUrl",
      title: "Where it can be seen",
      type: "url",
      group: "finding",
      description: "The address of the finished site, from https:// on. Optional.",
      validation: (rule) => rule.uri({ scheme: ["https"] }),
    }),
    defineField({
      name: "services",
      title: "Services used",
      type: "array",
      group: "finding",
      of: [defineArrayMember({ type: "reference", to: [{ type: "servicePage" }] })],
      description: "The page names them and leads there. Optional.",
      validation: (rule) => rule.unique().max(10),
    }),
    listOf(
      "credit",
      { name: "credits", title: "Credits", group: "finding" },
      "Who worked on it with you: photographs, words, print. Optional.",
      (rule) => rule.max(20),
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
  orderings: [
    { title: "Client", name: "client", by: [{ field: "client", direction: "asc" }] },
    { title: "Newest first", name: "newest", by: [{ field: "_createdAt", direction: "desc" }] },
  ],
  preview: { select: { title: "client", subtitle: "title", media: "images.0" } },
});
