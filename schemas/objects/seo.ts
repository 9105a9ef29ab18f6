import { SearchIcon } from "@sanity/icons/Search";
import { defineField, defineType } from "sanity";
import { warnSmall } from "./upload-rules.ts";

export const seo = defineType({
  name: "seo",
  title: "Search and sharing",
  type: "object",
  icon: SearchIcon,
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: "title",
      title: "Title in search results",
      type: "string",
      description: "The blue line in Google and the browser tab. Left empty, the page's own title is used.",
      validation: (rule) => rule.max(60).warning("Google cuts titles after about 60 characters."),
    }),
    defineField({
      name: "description",
      title: "Description in search results",
      type: "text",
      rows: 3,
      description: "The two grey lines under the title. Say what a visitor gets on this page.",
      validation: (rule) => rule.max(160).warning("Google cuts descriptions after about 160 characters."),
    }),
    defineField({
      name: "image",
      title: "Picture for sharing",
      type: "picture",
      description: "Shown when the page is shared on social media. 1200 × 630 pixels fits everywhere.",
      validation: (rule) => rule.custom(warnSmall(1200, 630)).warning(),
    }),
  ],
});
