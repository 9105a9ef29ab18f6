import { ThLargeIcon } from "@sanity/icons/ThLarge";
import { defineField, defineType } from "sanity";
import { requireHref } from "../objects/href-rule.ts";
import { requireUpload } from "../objects/require-upload.ts";
import { schedulingFields, schedulingFieldset } from "../objects/scheduling.ts";
import { warnSmall } from "../objects/warn-small.ts";

export const serviceCard = defineType({
  name: "serviceCard",
  title: "Service card",
  type: "document",
  icon: ThLargeIcon,
  description: "One of the four cards on the home page that open into a service.",
  fieldsets: [schedulingFieldset],
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "Shown on the opened card.",
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: "shortTitle",
      title: "Short title",
      type: "string",
      description: "Shown while the card is folded to a narrow strip: one or two words.",
      validation: (rule) => rule.required().max(20),
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      rows: 3,
      description: "Two or three sentences shown on the opened card.",
      validation: (rule) => rule.required().max(400),
    }),
    defineField({
      name: "image",
      title: "Picture",
      type: "picture",
      description: "Fills the card. Landscape, 1600 × 1200 pixels or larger.",
      validation: (rule) => [rule.custom(requireUpload), rule.custom(warnSmall(1600, 1200)).warning()],
    }),
    defineField({
      name: "href",
      title: "Where the card goes",
      type: "string",
      description:
        "Usually a service page of this site, like /services/custom-website-development-durham, or /contact.",
      validation: requireHref,
    }),
    defineField({
      name: "linkLabel",
      title: "Words on the link",
      type: "string",
      description: "“Learn more” or “Contact us”.",
      initialValue: "Learn more",
      validation: (rule) => rule.required().max(30),
    }),
    ...schedulingFields,
  ],
  orderings: [{ title: "Title", name: "title", by: [{ field: "title", direction: "asc" }] }],
  preview: { select: { title: "title", subtitle: "href", media: "image" } },
});
