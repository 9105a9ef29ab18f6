const pageOrAnchor = /^(\/(?!\/)|#.)/;
const mailAddress = /^mailto:[^@]+@[^@]+\.[^@]+$/;
const phoneNumber = /^tel:\+?[\d().-]{3,}$/;
const unsafeCharacter = /[\s\\\p{Cc}\p{Cf}]/u;

/**
 * Says in plain words why a link may not be used, or nothing when it may.
 * Only `/page`, `#place`, `https:`, `mailto:` and `tel:` are let through; every other scheme,
 * `javascript:` and `data:` above all, is refused, because a link ends up in a visitor's browser.
 */
export function findHrefFault(href: string): string | undefined {
  if (unsafeCharacter.test(href)) return "A link cannot contain spaces, line breaks or backslashes.";
  if (pageOrAnchor.test(href)) return;
  if (/^https:/i.test(href)) return isWebAddress(href) ? undefined : "This web address is not complete.";
  if (/^mailto:/i.test(href))
    return mailAddress.test(href) ? undefined : "Write it like mailto:name@example.com.";
  if (/^tel:/i.test(href)) return phoneNumber.test(href) ? undefined : "Write it like tel:+12895550108.";
  if (/^http:/i.test(href))
    return "Use https:// instead of http://, so that visitors stay on a safe connection.";
  return "Start the link with / (a page of this site), # (a place on the page), https://, mailto: or tel:.";
}

function isWebAddress(href: string): boolean {
  const address = URL.parse(href);
  return address?.protocol === "https:" && /^https:\/\/[^/]/i.test(href) && address.username === "";
}
