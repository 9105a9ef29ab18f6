/** The path of the page that belongs to one document alone; none where its type has no such pages, or it no web address yet. */
export function ownPath(type: string, slug: string | null | undefined): string | undefined {
  if (!slug) return;
  if (type === "servicePage") return `/services/${slug}`;
  if (type === "legalPage") return `/${slug}`;
  if (type === "docArticle") return `/documentation/${slug}`;
}
