import { BellIcon } from "@sanity/icons/Bell";
import { defineField, defineType } from "sanity";
import { required, requiredLine, requiredText } from "../objects/fields.ts";
import { schedulingFields, schedulingFieldset } from "../objects/scheduling.ts";
import { isUploaded } from "../objects/upload-rules.ts";

export const announcement = defineType({
  name: "announcement",
  title: "Announcement",
  type: "document",
  icon: BellIcon,
  description: "News a visitor can close with ×. The home page shows the one chosen there.",
  fieldsets: [
    { name: "tutorial", title: "Tutorial video", description: "Optional. Fill both, or neither." },
    { ...schedulingFieldset, options: { ...schedulingFieldset.options, collapsed: false } },
  ],
  fields: [
    requiredLine({ name: "title", title: "Title", max: 80 }, "The news in a few words."),
    requiredText(
      { name: "text", title: "Text", rows: 4, max: 500 },
      "Two or three sentences: what is new, and for whom.",
    ),
    required(
      { name: "toolLink", title: "Link to the tool", type: "link" },
      "Opens in a new tab: “Visit the tool”.",
    ),
    required(
      { name: "requestLink", title: "Link to ask for access", type: "link" },
      "Usually “Request access”, going to /contact.",
    ),
    defineField({
      name: "tutorialVideoId",
      title: "YouTube video id",
      type: "string",
      fieldset: "tutorial",
      description: "The eleven characters after v= in the video's address.",
      validation: (rule) =>
        rule
          .regex(/^[A-Za-z0-9_-]{11}$/, { name: "video id" })
          .error("Only the eleven characters after v=, not the whole address."),
    }),
    defineField({
      name: "tutorialThumbnail",
      title: "Picture to press",
      type: "picture",
      fieldset: "tutorial",
      description: "1280 × 720 pixels. The video loads only once a visitor presses it.",
      validation: (rule) =>
        rule.custom((thumbnail, { document }) =>
          document?.tutorialVideoId && !isUploaded(thumbnail) ? "The video needs a picture to press." : true,
        ),
    }),
    ...schedulingFields,
  ],
  orderings: [{ title: "Newest first", name: "newest", by: [{ field: "_createdAt", direction: "desc" }] }],
  preview: { select: { title: "title", subtitle: "text", media: "tutorialThumbnail" } },
});
