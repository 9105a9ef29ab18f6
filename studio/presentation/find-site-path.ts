import type { SanityDocumentLike } from "sanity";
import { hasOwnPages, ownPath } from "../../schemas/requests/own-path.ts";

/** The page of the site on which a document is seen; none when it has no page of its own. */
export function findSitePath(document: SanityDocumentLike): string | undefined {
  const { _type: type } = document;
  if (type === "brandKit") return "/brand";
  if (type === "workPage") return "/work";
  if (type === "proverb" || type === "promises") return "/contact";
  if (hasOwnPages(type)) return ownPath(type, readSlug(document));
  if (type === "portal") return "/documentation";
  if (type === "redirect") return;
  return "/";
}

function readSlug({ slug }: SanityDocumentLike): string | undefined {
  if (typeof slug === "object" && slug !== null && "current" in slug && typeof slug.current === "string")
    return slug.current;
}
