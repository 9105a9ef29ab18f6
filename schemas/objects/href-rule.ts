import type { StringRule } from "sanity";
import { findHrefFault } from "./href.ts";

/** The rule of every required link field. */
export function requireHref(rule: StringRule) {
  return rule.required().custom((href) => (href ? (findHrefFault(href) ?? true) : true));
}

/** The rule of a link field that may stay empty. */
export function allowHref(rule: StringRule) {
  return rule.custom((href) => (href ? (findHrefFault(href) ?? true) : true));
}
