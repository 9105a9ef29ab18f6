import { LinkIcon } from "@sanity/icons/Link";
import { ThListIcon } from "@sanity/icons/ThList";
import { defineArrayMember, defineField, defineType } from "sanity";
import { linkTarget } from "./link-target.ts";

const lists = [
  { title: "Bullets", value: "bullet" },
  { title: "Numbers", value: "number" },
];

const marks = {
  decorators: [
    { title: "Strong", value: "strong" },
    { title: "Emphasis", value: "em" },
    { title: "Code", value: "code" },
  ],
  annotations: [
    {
      name: "link",
      title: "Link",
      type: "object",
      icon: LinkIcon,
      fields: linkTarget,
    },
  ],
};

const cell = defineArrayMember({
  name: "cell",
  type: "object",
  fields: [
    defineField({
      name: "value",
      type: "array",
      description: "What stands in the cell.",
      of: [
        defineArrayMember({ type: "block", styles: [{ title: "Normal", value: "normal" }], lists, marks }),
      ],
    }),
  ],
});

const row = defineArrayMember({
  name: "row",
  type: "object",
  fields: [
    defineField({ name: "cells", type: "array", description: "From one side to the other.", of: [cell] }),
  ],
});

/** In the names and the nesting that the Studio's table plugin edits in place. */
const table = defineArrayMember({
  name: "table",
  title: "Table",
  type: "object",
  icon: ThListIcon,
  fields: [
    defineField({
      name: "headerRows",
      title: "Rows that are headings",
      type: "number",
      description: "How many at the top; the menu of the table sets it.",
    }),
    defineField({
      name: "rows",
      title: "Rows",
      type: "array",
      description: "From top to bottom.",
      of: [row],
    }),
  ],
});

export const richText = defineType({
  name: "richText",
  title: "Text",
  type: "array",
  of: [
    defineArrayMember({
      type: "block",
      styles: [
        { title: "Normal", value: "normal" },
        { title: "Heading", value: "h2" },
        { title: "Smaller heading", value: "h3" },
        { title: "Smallest heading", value: "h4" },
        { title: "Quote", value: "blockquote" },
        { title: "Title of the table below", value: "caption" },
      ],
      lists,
      marks,
    }),
    table,
    defineArrayMember({ type: "picture" }),
  ],
});
