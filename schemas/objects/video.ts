import { PlayIcon } from "@sanity/icons/Play";
import { defineField, defineType } from "sanity";
import { requiredLine } from "./fields.ts";
import { requireUpload, warnHeavy } from "./upload-rules.ts";

export const video = defineType({
  name: "video",
  title: "Video clip",
  type: "object",
  icon: PlayIcon,
  fields: [
    requiredLine(
      { name: "caption", title: "Caption", max: 160 },
      "One line shown under the clip: what happens in it.",
    ),
    defineField({
      name: "thumb",
      title: "Still picture",
      type: "picture",
      description: "Shown until the clip plays, and in the strip of small pictures.",
      validation: (rule) => rule.custom(requireUpload),
    }),
    defineField({
      name: "webm",
      title: "Clip as WebM",
      type: "file",
      description: "The smaller file, which most browsers play. Without it everybody gets the MP4.",
      options: { accept: "video/webm" },
      validation: (rule) => [
        rule
          .custom((file) => Boolean(file?.asset) || "Add the WebM file too: pages load faster with it.")
          .warning(),
        rule.custom(warnHeavy(10)).warning(),
      ],
    }),
    defineField({
      name: "mp4",
      title: "Clip as MP4",
      type: "file",
      description: "Plays everywhere; used when a browser cannot play the WebM.",
      options: { accept: "video/mp4" },
      validation: (rule) => [rule.custom(requireUpload), rule.custom(warnHeavy(10)).warning()],
    }),
  ],
  preview: { select: { title: "caption", media: "thumb" } },
});
