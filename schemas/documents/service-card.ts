import { ThLargeIcon } from "@sanity/icons/ThLarge";
import { defineField, defineType } from "sanity";
import { requiredLine, requiredText } from "../objects/fields.ts";
import { describeTarget, linkTarget, targetPreview } from "../objects/link-target.ts";
import { schedulingFields, schedulingFieldset } from "../objects/scheduling.ts";
import { requireUpload, warnSmall } from "../objects/upload-rules.ts";

export const serviceCard = defineType({
  name: "serviceCard",
  title: "Service card",
  type: "document",
  icon: ThLargeIcon,
  description: "One of the cards on the home page that open into a service.",
  fieldsets: [schedulingFieldset],
  fields: [
    requiredLine({ name: "title", title: "Title", max: 60 }, "Shown on the opened card."),
    requiredLine(
      { name: "shortTitle", title: "Short title", max: 20 },
      "Shown while the card is folded to a narrow strip: one or two words.",
    ),
    requiredText(
      { name: "description", title: "Description", rows: 3, max: 400 },
      "Two or three sentences shown on the opened card.",
    ),
    defineField({
      name: "image",
      title: "Picture",
      type: "picture",
      description: "Fills the card. Landscape, 1600 × 1200 pixels or larger.",
      validation: (rule) => [rule.custom(requireUpload), rule.custom(warnSmall(1600, 1200)).warning()],
    }),
    ...linkTarget,
    requiredLine(
      { name: "linkLabel", title: "Words on the link", initialValue: "Learn more", max: 30 },
      "“Learn more” or “Contact us”.",
    ),
    ...schedulingFields,
  ],
  orderings: [{ title: "Title", name: "title", by: [{ field: "title", direction: "asc" }] }],
  preview: {
    select: { title: "title", media: "image", ...targetPreview },
    prepare: ({ title, media, ...target }) => ({ title, media, subtitle: describeTarget(target) }),
  },
});
