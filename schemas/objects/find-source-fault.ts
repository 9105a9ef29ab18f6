import type { CustomValidator } from "sanity";
import { findAddress, isOfDocument, plainPath } from "../find-address.ts";
import { findHrefFault } from "./href.ts";

/** What stands against sending visitors of an address elsewhere, as far as the address alone tells. */
export function findSourceFault(source: string): string | undefined {
  if (!source.startsWith("/")) return "Start with /.";
  if (source === "/") return "The home page cannot be sent elsewhere.";
  if (/[?#]/.test(source)) return "Leave out ? and # and what follows them.";
  const path = plainPath(source);
  const address = findAddress(path) ?? findAddress(`${path}/`);
  if (!address || isOfDocument(address)) return findHrefFault(source);
  if (address.isReserved) return "The site keeps this address for pages of its own.";
  if (address.area === "public")
    return "The site has a page at this address: nobody would be sent elsewhere.";
  return "The site needs this address itself.";
}

/** The same with what is published: nobody is sent elsewhere from a page that is there. */
export const checkSource: CustomValidator<string | undefined> = async (source, { getClient }) => {
  if (!source) return true;
  const fault = findSourceFault(source);
  if (fault) return fault;
  const path = plainPath(source);
  const address = findAddress(path);
  if (!address) return true;
  const title: unknown = await getClient({ apiVersion: "2025-02-19" })
    .fetch(
      `*[_type == $type && lower(slug.current) == $slug && !(_id in path("drafts.**")) && !(_id in path("versions.**"))][0]{
        "title": coalesce(title, client, slug.current)
      }.title`,
      { type: address.document, slug: path.split("/").at(-1) },
    )
    .catch(() => null); // the site passes over a redirect from a page that is there
  return typeof title === "string"
    ? `“${title}” is published at this address: nobody would be sent elsewhere.`
    : true;
};
