import { z } from "zod";
import { rule } from "./request-rule.ts";

/** The version of the row that a form was filled with: a change of an older one is refused. */
export const versioned = {
  version: z.coerce
    .number(rule("reloadForm"))
    .int()
    .min(1)
    .max(2 ** 31 - 1),
};
