import { defineQuery } from "groq";
import { isShown } from "./projections.ts";

export const serviceSlugsQuery = defineQuery(
  `*[_type == "servicePage" && defined(slug.current) && ${isShown}].slug.current`,
);
