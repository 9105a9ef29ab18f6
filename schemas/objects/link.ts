import { LinkIcon } from "@sanity/icons/Link";
import { defineField, defineType } from "sanity";
import { requireHref } from "./href-rule.ts";

export const link = defineType({
  name: "link",
  title: "Link",
  type: "object",
  icon: LinkIcon,
  fields: [
    defineField({
      name: "label",
      title: "Words on the button",
      type: "string",
      description: "Two to four words that say what happens: “Get in touch”.",
      validation: (rule) => rule.required().max(60),
    }),
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
