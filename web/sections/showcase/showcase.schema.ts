import { references } from "schemas/objects/fields.ts";
import { heading, intro, section } from "schemas/objects/section-fields.ts";

export const showcase = section({
  name: "showcase",
  title: "Concept showcase",
  description: "Pages of a concept site, behind tabs.",
  fields: [
    heading,
    intro,
    references(
      "showcasePage",
      { name: "pages", title: "Pages" },
      "Choose the pages and drag them into order. The first is open when a visitor arrives.",
    ),
  ],
});
