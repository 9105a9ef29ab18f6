import { defineField } from "sanity";

export const announcement = defineField({
  name: "announcement",
  title: "Announcement",
  type: "reference",
  to: [{ type: "announcement" }],
  description: "The news to show, which visitors can close. Leave empty to show none.",
});
