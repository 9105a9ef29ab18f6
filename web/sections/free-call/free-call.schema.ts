import { required, requiredText } from "schemas/objects/fields.ts";
import { heading, section } from "schemas/objects/section-fields.ts";

export const freeCall = section({
  name: "freeCall",
  title: "Free discovery call",
  description: "The offer of a free call.",
  fields: [
    heading,
    requiredText({ name: "text", title: "Text", rows: 3, max: 400 }, "What the visitor gets, and why now."),
    required(
      { name: "callToAction", title: "Button", type: "link" },
      "Usually “Free Discovery Call”, going to /discovery-call.",
    ),
  ],
});
