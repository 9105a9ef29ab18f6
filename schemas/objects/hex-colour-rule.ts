import type { StringRule } from "sanity";

/** The rule of a colour written as # and six digits. */
export function requireHexColour(rule: StringRule) {
  return rule
    .required()
    .regex(/^#[0-9a-f]{6}$/i, { name: "colour" })
    .error("Write the colour as # and six digits or letters a to f, for example #0b6b4f.");
}
