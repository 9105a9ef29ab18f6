import { type Address, addresses } from "../addresses.ts";

/** Pages that belong to one document each, of a type that may have more. */
const pages = (addresses as readonly Address[]).filter(({ path, slug }) => slug || path.endsWith("/[slug]"));

export function hasOwnPages(type: string): boolean {
  return pages.some(({ document }) => document === type);
}

/** The path of the page that belongs to one document alone; none where its type has no such pages, or it no web address yet. */
export function ownPath(type: string, slug: string | null | undefined): string | undefined {
  if (!slug) return;
  const own = pages.filter(({ document }) => document === type);
  return (own.find((page) => page.slug === slug) ?? own.find((page) => !page.slug))?.path.replace(
    "[slug]",
    () => slug,
  );
}
