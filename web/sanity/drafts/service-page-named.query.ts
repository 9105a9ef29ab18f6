import { defineQuery } from "groq";
import { isShown } from "../projections.ts";

export const servicePageNamedQuery = defineQuery(
  `*[_type == "servicePage" && lower(shortTitle) == lower($name) && ${isShown}][0]._id`,
);
