/** Where the pages lie that belong to one document each, by its type. */
const folders: Record<string, string> = {
  servicePage: "/services/",
  caseStudy: "/work/",
  legalPage: "/",
  docArticle: "/documentation/",
};

export function hasOwnPages(type: string): boolean {
  return Object.hasOwn(folders, type);
}

/** The path of the page that belongs to one document alone; none where its type has no such pages, or it no web address yet. */
export function ownPath(type: string, slug: string | null | undefined): string | undefined {
  return slug && hasOwnPages(type) ? `${folders[type]}${slug}` : undefined;
}
