import type { CustomValidator, SlugValue } from "sanity";
import { findAddress, isWebAddress } from "../find-address.ts";
import { ownPath } from "../requests/own-path.ts";

/** Refuses a page the addresses that the site has for something else, with the reason. */
export const checkPageAddress: CustomValidator<SlugValue | undefined> = (slug) =>
  findAddressFault(slug?.current) ?? true;

/** What stands against a page's web address. One that is none at all is another rule's to refuse. */
export function findAddressFault(slug: string | undefined): string | undefined {
  if (!slug || !isWebAddress(slug) || ownPath("page", slug)) return;
  const path = `/${slug}`;
  const address = findAddress(path);
  if (address?.isReserved) return `The site keeps ${path} for pages of its own. Choose another ending.`;
  if (address?.area === "public") return `The site has a page at ${path} already. Choose another ending.`;
  return `The site needs ${path} itself. Choose another ending.`;
}

/** Says that a redirect leads visitors of this address elsewhere, until the page is published. */
export const tellOfRedirect: CustomValidator<SlugValue | undefined> = async (slug, { getClient }) => {
  const path = ownPath("page", slug?.current);
  if (!path) return true;
  const destination: unknown = await getClient({ apiVersion: "2025-02-19" })
    .fetch(`*[_type == "redirect" && lower(source) == $path && !(_id in path("drafts.**"))][0].destination`, {
      path,
    })
    .catch(() => null); // what cannot be told must not stand in the way
  return typeof destination === "string"
    ? `${path} leads to ${destination} now. That ends when this page is published.`
    : true;
};
