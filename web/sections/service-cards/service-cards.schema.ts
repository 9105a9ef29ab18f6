import { references, required } from "schemas/objects/fields.ts";
import { heading, intro, section } from "schemas/objects/section-fields.ts";

export const partner = section({
  name: "partner",
  title: "Service cards",
  description: "The cards that unfold into a service.",
  fields: [
    heading,
    intro,
    references(
      "serviceCard",
      { name: "cards", title: "Cards" },
      "Choose the cards and drag them into order. Up to six stand side by side on wide screens.",
      [6, "From seven cards on they lie below each other on every screen."],
    ),
    required(
      { name: "callToAction", title: "Button under the cards", type: "link" },
      "Usually “Get in Touch”, going to /contact.",
    ),
  ],
});
