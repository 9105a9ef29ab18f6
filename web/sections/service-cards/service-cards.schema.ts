import { references, required } from "schemas/objects/fields.ts";
import { heading, intro, section } from "schemas/objects/section-fields.ts";

export const partner = section({
  name: "partner",
  title: "Service cards",
  description: "The four cards that unfold into a service.",
  fields: [
    heading,
    intro,
    references(
      "serviceCard",
      { name: "cards", title: "Cards" },
      "Choose the cards and drag them into order. Four fit side by side.",
      [4, "Four cards fit side by side; more become very narrow."],
    ),
    required(
      { name: "callToAction", title: "Button under the cards", type: "link" },
      "Usually “Get in Touch”, going to /contact.",
    ),
  ],
});
