import { BlockquoteIcon } from "@sanity/icons/Blockquote";
import { ChartUpwardIcon } from "@sanity/icons/ChartUpward";
import { ImageIcon } from "@sanity/icons/Image";
import { PlayIcon } from "@sanity/icons/Play";
import { TextIcon } from "@sanity/icons/Text";
import { TransferIcon } from "@sanity/icons/Transfer";
import { defineField, defineType } from "sanity";
import { listOf, required, requiredLine } from "./fields.ts";
import { requireUpload, warnSmall } from "./upload-rules.ts";

// What the page of a case study is made of below its numbers, in the order that the owner gives it.

const chapterText = defineType({
  name: "chapterText",
  title: "Text",
  type: "object",
  icon: TextIcon,
  fields: [
    requiredLine({ name: "heading", title: "Heading", max: 80 }, "What this part is about, in a few words."),
    required(
      { name: "body", title: "Text", type: "richText" },
      "Two or three short paragraphs: one decision, and why you took it.",
    ),
  ],
  preview: { select: { title: "heading" }, prepare: ({ title }) => ({ title, subtitle: "Text" }) },
});

const chapterPicture = defineType({
  name: "chapterPicture",
  title: "Picture",
  type: "object",
  icon: ImageIcon,
  fields: [
    largePicture(
      "picture",
      "Picture",
      "Shown over the whole width. 1600 pixels wide looks sharp everywhere.",
    ),
    caption("One line under the picture: what to look at. Optional."),
  ],
  preview: {
    select: { caption: "caption", alt: "picture.alt", media: "picture" },
    prepare: ({ caption, alt, media }) => ({ title: caption || alt, subtitle: "Picture", media }),
  },
});

const chapterPair = defineType({
  name: "chapterPair",
  title: "Before and after",
  type: "object",
  icon: TransferIcon,
  fields: [
    largePicture(
      "before",
      "Before",
      "How it looked when you came. Both pictures in the same shape stand best.",
    ),
    largePicture("after", "After", "The same thing as it is now."),
    caption("One line under both: what has changed. Optional."),
  ],
  preview: {
    select: { caption: "caption", media: "after" },
    prepare: ({ caption, media }) => ({
      title: caption || "Two pictures",
      subtitle: "Before and after",
      media,
    }),
  },
});

const chapterNumbers = defineType({
  name: "chapterNumbers",
  title: "Numbers",
  type: "object",
  icon: ChartUpwardIcon,
  fields: [
    requiredLine({ name: "heading", title: "Heading", max: 80 }, "What these numbers tell: “A year later”."),
    listOf(
      "result",
      { name: "numbers", title: "Numbers" },
      "Further ones, beside those of the tab Numbers. Two or three stand best.",
      (rule) => rule.required().min(1).max(6).error("Give one to six numbers."),
    ),
  ],
  preview: { select: { title: "heading" }, prepare: ({ title }) => ({ title, subtitle: "Numbers" }) },
});

const chapterQuote = defineType({
  name: "chapterQuote",
  title: "Quote",
  type: "object",
  icon: BlockquoteIcon,
  fields: [
    defineField({
      name: "testimonial",
      title: "Words from a client",
      type: "reference",
      to: [{ type: "testimonial" }],
      description:
        "Choose one, or add a new one here. What the home page shows of it leads to this case study.",
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { who: "testimonial.who", quote: "testimonial.quote" },
    prepare: ({ who, quote }) => ({ title: who || "Nobody chosen yet", subtitle: quote }),
  },
});

const chapterClip = defineType({
  name: "chapterClip",
  title: "Clip",
  type: "object",
  icon: PlayIcon,
  fields: [
    defineField({
      name: "clip",
      title: "Clip",
      type: "video",
      description: "A short silent clip over the whole width. It plays when the visitor presses it.",
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: "clip.caption", media: "clip.thumb" },
    prepare: ({ title, media }) => ({ title, subtitle: "Clip", media }),
  },
});

export const chapterTypes = [
  chapterText,
  chapterPicture,
  chapterPair,
  chapterNumbers,
  chapterQuote,
  chapterClip,
];

function largePicture(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    type: "picture",
    description,
    validation: (rule) => [rule.custom(requireUpload), rule.custom(warnSmall(1000)).warning()],
  });
}

function caption(description: string) {
  return defineField({
    name: "caption",
    title: "Caption",
    type: "string",
    description,
    validation: (rule) => rule.max(160),
  });
}
