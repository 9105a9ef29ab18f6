const unsafeCharacter = /[\s\\\p{Cc}\p{Cf}]/u;
const pageOrAnchor = /^(\/(?!\/)|#.)/;
const allowedSchemes = ["https:", "mailto:", "tel:"] as const;

/**
 * Where a link leads. Only `/page`, `#place` and the allowed schemes may be followed; every other scheme,
 * `javascript:` and `data:` above all, is "other", because a link ends up in a visitor's browser.
 */
export function classifyHref(
  href: string,
): "unsafe character" | "this site" | (typeof allowedSchemes)[number] | "other" {
  if (unsafeCharacter.test(href)) return "unsafe character";
  if (pageOrAnchor.test(href)) return "this site";
  return allowedSchemes.find((scheme) => href.toLowerCase().startsWith(scheme)) ?? "other";
}
