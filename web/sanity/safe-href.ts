const unsafeCharacter = /[\s\\\p{Cc}\p{Cf}]/u;
const samePage = /^(\/(?!\/)|#.)/;
const allowedSchemes = new Set(["https:", "mailto:", "tel:"]);

/**
 * The address when a visitor's browser may follow it, otherwise nothing. The Studio refuses the same
 * ones, but content can also arrive through the API.
 */
export function safeHref(href: string | null | undefined): string | undefined {
  if (!href || unsafeCharacter.test(href)) return;
  if (samePage.test(href)) return href;
  const address = URL.parse(href);
  if (!address || !allowedSchemes.has(address.protocol) || address.username) return;
  return href;
}
