import { listOf, warnAbove } from "schemas/objects/fields.ts";
import { heading, intro, section } from "schemas/objects/section-fields.ts";

export const portfolio = section({
  name: "portfolio",
  title: "Portfolio screenshots",
  description: "Screenshots behind tabs.",
  fields: [
    heading,
    intro,
    listOf("portfolioTab", { name: "tabs", title: "Tabs" }, "Each tab shows one screenshot.", (rule) =>
      rule.custom(warnAbove(6, "More than six tabs do not fit in one row.")).warning(),
    ),
  ],
});
