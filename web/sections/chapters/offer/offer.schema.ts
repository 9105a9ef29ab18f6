import { BellIcon } from "@sanity/icons/Bell";
import { defineType } from "sanity";
import { listOf, requiredLine } from "schemas/objects/fields.ts";

export const chapterOffer = defineType({
  name: "chapterOffer",
  title: "Call to action",
  type: "object",
  icon: BellIcon,
  fields: [
    requiredLine(
      { name: "line", title: "Line", max: 80 },
      "What a reader may do now: “Yours could be next.”",
    ),
    listOf("link", { name: "callsToAction", title: "Buttons" }, "One is best, two are enough.", (rule) =>
      rule.required().min(1).max(2).error("Give one or two buttons."),
    ),
  ],
  preview: { select: { title: "line" }, prepare: ({ title }) => ({ title, subtitle: "Call to action" }) },
});
