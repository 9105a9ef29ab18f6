import { listOf, references, warnAbove } from "schemas/objects/fields.ts";
import { heading, intro, section } from "schemas/objects/section-fields.ts";

export const industries = section({
  name: "industries",
  title: "Industries",
  description: "The branches you have worked for, with client logos.",
  fields: [
    heading,
    intro,
    references(
      "industry",
      { name: "items", title: "Industries" },
      "Choose them and drag them into order. Four fit best.",
      [4, "Four cards fit side by side; more start a second row."],
    ),
    listOf(
      "link",
      { name: "callsToAction", title: "Buttons" },
      "Two buttons under the cards, usually going to /contact.",
      (rule) => rule.custom(warnAbove(2, "More than two buttons make it hard to choose.")).warning(),
    ),
  ],
});
