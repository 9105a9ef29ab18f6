import { classifyHref } from "../requests/classify-href.ts";

const mailAddress = /^mailto:[^@]+@[^@]+\.[^@]+$/;
const phoneNumber = /^tel:\+?[\d().-]{3,}$/;

/** Says in plain words why a link may not be used, or nothing when it may. */
export function findHrefFault(href: string): string | undefined {
  switch (classifyHref(href)) {
    case "unsafe character":
      return "A link cannot contain spaces, line breaks or backslashes.";
    case "this site":
      return;
    case "https:":
      return isWebAddress(href) ? undefined : "This web address is not complete.";
    case "mailto:":
      return mailAddress.test(href) ? undefined : "Write it like mailto:name@example.com.";
    case "tel:":
      return phoneNumber.test(href)
        ? undefined
        : "Write tel: and the number with its country code, without spaces.";
    default:
      return /^http:/i.test(href)
        ? "Use https:// instead of http://, so that visitors stay on a safe connection."
        : "Start the link with / (a page of this site), # (a place on the page), https://, mailto: or tel:.";
  }
}

function isWebAddress(href: string): boolean {
  const address = URL.parse(href);
  return address?.protocol === "https:" && /^https:\/\/[^/]/i.test(href) && address.username === "";
}
