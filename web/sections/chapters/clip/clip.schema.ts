import { PlayIcon } from "@sanity/icons/Play";
import { defineField, defineType } from "sanity";

export const chapterClip = defineType({
  name: "chapterClip",
  title: "Clip",
  type: "object",
  icon: PlayIcon,
  fields: [
    defineField({
      name: "clip",
      title: "Clip",
      type: "video",
      description: "A short silent clip over the whole width. It plays while it can be seen.",
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: "clip.caption", media: "clip.thumb" },
    prepare: ({ title, media }) => ({ title, subtitle: "Clip", media }),
  },
});
