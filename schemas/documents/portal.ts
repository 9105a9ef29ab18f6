import { DashboardIcon } from "@sanity/icons/Dashboard";
import { defineArrayMember, defineField, defineType } from "sanity";

export const portal = defineType({
  name: "portal",
  title: "Order in the portal",
  type: "document",
  icon: DashboardIcon,
  description: "In which order people who sign in find the guides and the care plans.",
  fields: [
    defineField({
      name: "guides",
      title: "Guides",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "docArticle" }], weak: true })],
      description:
        "Drag the guides into order. A category stands where its first guide stands; a guide that is not in this list comes last.",
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: "carePlans",
      title: "Care plans",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "carePlan" }], weak: true })],
      description: "Drag the plans into order. A plan that is not in this list comes last.",
      validation: (rule) => rule.unique(),
    }),
  ],
  preview: { prepare: () => ({ title: "Order in the portal" }) },
});
