import { z } from "zod";

/** The version of the row that a form was filled with: a change of an older one is refused. */
export const versioned = {
  version: z.coerce
    .number("Please reload the form and try again.")
    .int()
    .min(1)
    .max(2 ** 31 - 1),
};
