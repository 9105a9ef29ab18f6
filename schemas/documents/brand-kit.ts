import { DiamondIcon } from "@sanity/icons/Diamond";
import { defineArrayMember, defineField, defineType } from "sanity";
import { listOf, requiredLine, requiredText } from "../objects/fields.ts";

export const brandKit = defineType({
  name: "brandKit",
  title: "Brand kit",
  type: "document",
  icon: DiamondIcon,
  description: "Everything on the public brand page: logos, colours, type and words to copy.",
  groups: [
    { name: "logos", title: "Logos", default: true },
    { name: "look", title: "Colours and type" },
    { name: "rules", title: "Rules" },
    { name: "words", title: "Words" },
  ],
  fields: [
    listOf(
      "brandLogo",
      { name: "logos", title: "Logos", group: "logos" },
      "Every version people may use; each can be downloaded from the brand page. The first one for dark backgrounds is your logo in dark mode.",
      (rule) => rule.required().min(1),
    ),
    requiredLine(
      { name: "clearSpace", title: "Clear space", group: "logos", max: 200 },
      "How much room the logo needs around it: “Half its height on every side”.",
    ),
    requiredLine(
      { name: "minimumSize", title: "Minimum size", group: "logos", max: 200 },
      "The smallest size at which it still reads: “24 pixels, 8 mm in print”.",
    ),
    listOf(
      "brandColor",
      { name: "colors", title: "Colours", group: "look" },
      "The page shows each with its codes and contrast; pressing one copies it.",
      (rule) => rule.required().min(1),
    ),
    listOf(
      "typeface",
      { name: "typefaces", title: "Typefaces", group: "look" },
      "The typefaces you use, each with a sample.",
      (rule) => rule.required().min(1),
    ),
    sentences("dos", "Do"),
    sentences("donts", "Don't"),
    requiredText(
      { name: "intro", title: "Introduction", group: "words", rows: 3, max: 500 },
      "The first lines of the brand page.",
    ),
    requiredText(
      { name: "boilerplate", title: "About you, to copy", group: "words", rows: 5, max: 1000 },
      "The paragraph others may paste into an article or a programme.",
    ),
  ],
  preview: { prepare: () => ({ title: "Brand kit" }) },
});

function sentences(name: string, title: string) {
  return defineField({
    name,
    title,
    type: "array",
    group: "rules",
    of: [defineArrayMember({ type: "string", validation: (rule) => rule.required().max(160) })],
    description: "One sentence each.",
  });
}
