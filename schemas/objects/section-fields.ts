import { defineField, type ObjectDefinition } from "sanity";
import { requiredLine } from "./fields.ts";

/** A section of a page: a part of the form that can be folded away. */
export function section(definition: Omit<ObjectDefinition, "type"> & { title: string }) {
  return defineField({ ...definition, type: "object", options: { collapsible: true, collapsed: false } });
}

export const heading = requiredLine(
  { name: "heading", title: "Heading", max: 80 },
  "The large line above this section.",
);

export const intro = defineField({
  name: "intro",
  title: "Introduction",
  type: "text",
  rows: 2,
  description: "One or two sentences under the heading. Optional.",
  validation: (rule) => rule.max(300),
});
