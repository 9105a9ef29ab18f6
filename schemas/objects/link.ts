import { LinkIcon } from "@sanity/icons/Link";
import { defineField, defineType } from "sanity";
import { requiredLine } from "./fields.ts";
import { requireHref } from "./href.ts";

export const link = defineType({
  name: "link",
  title: "Link",
  type: "object",
  icon: LinkIcon,
  fields: [
    requiredLine(
      { name: "label", title: "Words on the button", max: 60 },
      "Two to four words that say what happens: “Get in touch”.",
    ),
    defineField({
      name: "href",
      title: "Where it goes",
      type: "string",
      description:
        "A page of this site (/contact), a place on the page (#featured-work), https://…, mailto:… or tel:….",
      validation: requireHref,
    }),
  ],
  preview: { select: { title: "label", subtitle: "href" } },
});
