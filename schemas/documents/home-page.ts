import { HomeIcon } from "@sanity/icons/Home";
import { defineArrayMember, defineField, defineType, type ObjectDefinition } from "sanity";
import { homeSections } from "../home-sections.ts";
import { listOf, references, required, requiredLine, requiredText, warnAbove } from "../objects/fields.ts";

const heading = requiredLine(
  { name: "heading", title: "Heading", max: 80 },
  "The large line above this section.",
);

const intro = defineField({
  name: "intro",
  title: "Introduction",
  type: "text",
  rows: 2,
  description: "One or two sentences under the heading. Optional.",
  validation: (rule) => rule.max(300),
});

export const homePage = defineType({
  name: "homePage",
  title: "Home page",
  type: "document",
  icon: HomeIcon,
  description:
    "The sections of the home page, from top to bottom. One that has nothing to show yet is left out.",
  groups: [
    { name: "welcome", title: "Welcome", default: true },
    { name: "work", title: "Work" },
    { name: "trust", title: "Trust" },
    { name: "more", title: "Showcase and news" },
    { name: "finding", title: "Being found" },
  ],
  fields: [
    section({
      name: "hero",
      title: "1. First screen",
      group: "welcome",
      description: "The first thing a visitor reads. Your portrait beside it comes from Site settings.",
      validation: (rule) => rule.required(),
      fields: [
        requiredLine(
          { name: "headlineFirst", title: "Headline, first line", max: 60 },
          "What you make: “Websites & Workflows”.",
        ),
        requiredLine(
          { name: "headlineSecond", title: "Headline, second line", max: 60 },
          "Why it is worth it: “Built to pay for themselves”.",
        ),
        defineField({
          name: "promise",
          title: "Promise",
          type: "text",
          rows: 2,
          description:
            "One sentence under the headline, with something in it that a client can hold you to. Without it the tagline of Site settings stands there.",
          validation: (rule) => rule.max(160),
        }),
        required(
          { name: "callToAction", title: "Button", type: "link" },
          "The strongest button of the whole site.",
        ),
      ],
    }),
    defineField({
      name: "sections",
      title: "Sections and their order",
      type: "array",
      group: "welcome",
      of: [defineArrayMember({ type: "string", options: { list: [...homeSections] } })],
      description:
        "What follows below the first screen. Drag to change the order; remove a line to switch that section off, add it again to bring it back. An empty list shows all of them in the usual order.",
      validation: (rule) => rule.unique().error("Each section can stand there once."),
    }),
    section({
      name: "partner",
      title: "2. Service cards",
      group: "welcome",
      description: "The four cards that unfold into a service.",
      fields: [
        heading,
        intro,
        references(
          "serviceCard",
          { name: "cards", title: "Cards" },
          "Choose the cards and drag them into order. Four fit side by side.",
          [4, "Four cards fit side by side; more become very narrow."],
        ),
        required(
          { name: "callToAction", title: "Button under the cards", type: "link" },
          "Usually “Get in Touch”, going to /contact.",
        ),
      ],
    }),
    section({
      name: "about",
      title: "3. Who you're dealing with",
      group: "welcome",
      description: "You, in your own words.",
      fields: [
        heading,
        required({ name: "body", title: "Text", type: "richText" }, "Two or three short paragraphs."),
        defineField({
          name: "picture",
          title: "Picture",
          type: "picture",
          description: "You at work, or where you work. Landscape, 1600 × 1200 pixels or larger.",
        }),
        requiredLine(
          { name: "buttonLabel", title: "Words on the button", max: 40 },
          "The button scrolls down to the featured work: “View Recent Work”.",
        ),
      ],
    }),
    section({
      name: "featuredWork",
      title: "4. Featured client work",
      group: "work",
      description: "The carousel of case studies.",
      fields: [
        heading,
        intro,
        references(
          "caseStudy",
          { name: "caseStudies", title: "Case studies" },
          "Choose your best work and drag it into order.",
          [4, "More than four: few visitors get that far, and the page grows heavy."],
        ),
      ],
    }),
    section({
      name: "freeCall",
      title: "5. Free discovery call",
      group: "work",
      description: "The offer of a free call.",
      fields: [
        heading,
        requiredText(
          { name: "text", title: "Text", rows: 3, max: 400 },
          "What the visitor gets, and why now.",
        ),
        required(
          { name: "callToAction", title: "Button", type: "link" },
          "Usually “Free Discovery Call”, going to /discovery-call.",
        ),
      ],
    }),
    section({
      name: "portfolio",
      title: "6. Portfolio screenshots",
      group: "work",
      description: "Screenshots behind tabs.",
      fields: [
        heading,
        intro,
        listOf("portfolioTab", { name: "tabs", title: "Tabs" }, "Each tab shows one screenshot.", (rule) =>
          rule.custom(warnAbove(6, "More than six tabs do not fit in one row.")).warning(),
        ),
      ],
    }),
    section({
      name: "industries",
      title: "7. Industries",
      group: "trust",
      description: "The branches you have worked for, with client logos.",
      fields: [
        heading,
        intro,
        references(
          "industry",
          { name: "items", title: "Industries" },
          "Choose them and drag them into order. Four fit best.",
          [4, "Four cards fit side by side; more start a second row."],
        ),
        listOf(
          "link",
          { name: "callsToAction", title: "Buttons" },
          "Two buttons under the cards, usually going to /contact.",
          (rule) => rule.custom(warnAbove(2, "More than two buttons make it hard to choose.")).warning(),
        ),
      ],
    }),
    section({
      name: "impact",
      title: "8. The real impact",
      group: "trust",
      description: "What clients say.",
      fields: [
        heading,
        references(
          "testimonial",
          { name: "testimonials", title: "Testimonials" },
          "Choose three; put the longest last, it gets a “Read more” button.",
          [3, "Three quotes fit side by side; more start a second row."],
        ),
      ],
    }),
    section({
      name: "showcase",
      title: "9. Concept showcase",
      group: "more",
      description: "Pages of a concept site, behind tabs.",
      fields: [
        heading,
        intro,
        references(
          "showcasePage",
          { name: "pages", title: "Pages" },
          "Choose the pages and drag them into order. The first is open when a visitor arrives.",
        ),
      ],
    }),
    defineField({
      name: "announcement",
      title: "10. Announcement",
      type: "reference",
      to: [{ type: "announcement" }],
      group: "more",
      description: "The news to show, which visitors can close. Leave empty to show none.",
    }),
    defineField({
      name: "seo",
      title: "Search and sharing",
      type: "seo",
      group: "finding",
      description: "How the home page looks in search results and when it is shared.",
      options: { collapsible: false },
    }),
  ],
  preview: { prepare: () => ({ title: "Home page" }) },
});

/** A part of the form that can be folded away. */
function section(definition: Omit<ObjectDefinition, "type"> & { group: string }) {
  return defineField({ ...definition, type: "object", options: { collapsible: true, collapsed: false } });
}
