import { LinkIcon } from "@sanity/icons/Link";
import { defineType } from "sanity";
import { requiredLine } from "./fields.ts";
import { describeTarget, linkTarget, targetPreview } from "./link-target.ts";

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
    ...linkTarget,
  ],
  preview: {
    select: { title: "label", ...targetPreview },
    prepare: ({ title, ...target }) => ({ title, subtitle: describeTarget(target) }),
  },
});
