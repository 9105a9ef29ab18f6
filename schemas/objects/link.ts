import { LinkIcon } from "@sanity/icons/Link";
import { defineField, defineType } from "sanity";
import { requireHref } from "./href-rule.ts";

export const link = defineType({
  name: "link",
  title: "Link",
  type: "object",
  icon: LinkIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      name: "label",
      title: "Words on the button",
      type: "string",
      description: "Two to four words that say what happens.",
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: "href",
      title: "Where it goes",
      type: "string",
      description: "/contact, #featured-work, https://…, mailto:… or tel:….",
      validation: requireHref,
    }),
  ],
  preview: { select: { title: "label", subtitle: "href" } },
});
