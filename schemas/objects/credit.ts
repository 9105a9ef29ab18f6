import { UsersIcon } from "@sanity/icons/Users";
import { defineType } from "sanity";
import { requiredLine } from "./fields.ts";

export const credit = defineType({
  name: "credit",
  title: "Credit",
  type: "object",
  icon: UsersIcon,
  fields: [
    requiredLine(
      { name: "role", title: "What they did", max: 60 },
      "“Photographs”, “Copy”, “Design and code”.",
    ),
    requiredLine({ name: "name", title: "Who", max: 80 }, "The person or company, as they want to be named."),
  ],
  preview: { select: { title: "name", subtitle: "role" } },
});
