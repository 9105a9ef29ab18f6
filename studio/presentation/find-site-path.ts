import type { SanityDocumentLike } from "sanity";

/** The page of the site on which a document is seen; none when it has no page of its own. */
export function findSitePath(document: SanityDocumentLike): string | undefined {
  const { _type: type } = document;
  const slug = readSlug(document);
  if (type === "brandKit") return "/brand";
  if (type === "proverb") return "/contact";
  if (type === "servicePage") return slug && `/services/${slug}`;
  if (type === "legalPage") return slug && `/${slug}`;
  if (type === "docArticle") return slug && `/documentation/${slug}`;
  if (type === "portal") return "/documentation";
  if (type === "redirect") return;
  return "/";
}

function readSlug({ slug }: SanityDocumentLike): string | undefined {
  if (typeof slug === "object" && slug !== null && "current" in slug && typeof slug.current === "string")
    return slug.current;
}
