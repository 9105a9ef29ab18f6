import { ShareIcon } from "@sanity/icons/Share";
import { defineField, defineType } from "sanity";

const platforms = [
  { title: "X", value: "x" },
  { title: "Blog", value: "blog" },
  { title: "Instagram", value: "instagram" },
  { title: "Facebook", value: "facebook" },
  { title: "YouTube", value: "youtube" },
];

export const socialLink = defineType({
  name: "socialLink",
  title: "Social link",
  type: "object",
  icon: ShareIcon,
  fields: [
    defineField({
      name: "platform",
      title: "Platform",
      type: "string",
      description: "Decides which icon the footer shows.",
      options: { list: platforms },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "url",
      title: "Address of your page there",
      type: "url",
      description: "Copy it from the browser; it starts with https://.",
      validation: (rule) => rule.required().uri({ scheme: ["https"] }),
    }),
  ],
  preview: {
    select: { platform: "platform", url: "url" },
    prepare: ({ platform, url }) => ({
      title: platforms.find(({ value }) => value === platform)?.title ?? "Platform not chosen",
      subtitle: url,
    }),
  },
});
