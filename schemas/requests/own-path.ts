import { type Address, addresses } from "../addresses.ts";
import { findAddress } from "../find-address.ts";

const rows: readonly Address[] = addresses;

/** Pages that belong to one document each, of a type that may have more. */
const pages = rows.filter(({ path, slug }) => slug || path.endsWith("/[slug]"));

/** Pages of which there is one for all documents of a type, and no other page of that type. */
const single = rows.filter(
  ({ area, path, document, slug }) =>
    area === "public" &&
    document &&
    !slug &&
    !path.includes("[") &&
    rows.filter((row) => row.document === document).length === 1,
);

/** Types whose documents have a page each. */
export const pagedTypes = [...new Set(pages.flatMap(({ document }) => document ?? []))];

export function hasOwnPages(type: string): boolean {
  return pagedTypes.includes(type);
}

/**
 * The path of the page that belongs to one document alone; none where its type has no such pages, or it no web address yet, or one
 * that the site has for something else.
 */
export function ownPath(type: string, slug: string | null | undefined): string | undefined {
  if (!slug) return;
  const own = pages.filter(({ document }) => document === type);
  const page = own.find((one) => one.slug === slug) ?? own.find((one) => !one.slug);
  const path = page?.path.replace("[slug]", () => slug);
  return path && findAddress(path)?.path === page?.path ? path : undefined;
}

/** Types of which each document, or the only one, has a public page. */
export const publicTypes = [
  ...new Set(
    [...pages.filter(({ area }) => area === "public"), ...single].flatMap(({ document }) => document ?? []),
  ),
];

/** The path of the page that a document is to be found on, if it is one of such a type. */
export function publicPathOf(type: string, slug: string | null | undefined): string | undefined {
  if (!publicTypes.includes(type)) return;
  return ownPath(type, slug) ?? single.find(({ document }) => document === type)?.path;
}
