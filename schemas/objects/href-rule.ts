import type { StringRule } from "sanity";
import { findHrefFault } from "./href.ts";

/** The rule of every required link field. */
export function requireHref(rule: StringRule) {
  return rule.required().custom((href) => (href ? (findHrefFault(href) ?? true) : true));
}
