import type { SlugRule } from "sanity";

/** The rule of every web address ending: present, short, lower case. */
export function requireSlug(rule: SlugRule) {
  return rule.custom((slug) => {
    const current = slug?.current;
    if (!current) return "Press Generate, or type the ending of the web address.";
    if (current.length > 96) return "Keep it under 96 characters.";
    return (
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(current) ||
      "Use only small letters, digits and single hyphens between them."
    );
  });
}
