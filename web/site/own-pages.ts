import "server-only";
import { addresses } from "schemas/addresses.ts";
import { ownPath } from "schemas/requests/own-path.ts";
import { sanityFetch } from "#sanity/fetch.ts";
import { ownPagesQuery, slugsQuery } from "./own-pages.query.ts";

/** Types that have a public page for each of their documents. */
export type PagedType = Extract<
  (typeof addresses)[number],
  { path: `${string}/[slug]`; area: "public"; document: string }
>["document"];

/** Whether each document of this type has a public page of its own. */
export function isPaged(type: string): type is PagedType {
  return addresses.some(
    (row) =>
      row.area === "public" && row.path.endsWith("/[slug]") && "document" in row && row.document === type,
  );
}

/** The last part of the address of every page that is one such document. Throws an Error when the content service cannot be asked. */
export async function readSlugs(type: PagedType): Promise<string[]> {
  const slugs = await sanityFetch({ query: slugsQuery, params: { type } });
  return slugs.filter((slug) => slug !== null);
}

/** The addresses of all of them. Throws an Error when the content service cannot be asked. */
export async function readOwnPages(): Promise<string[]> {
  const pages = await sanityFetch({ query: ownPagesQuery });
  return pages.flatMap(({ _type, slug }) => ownPath(_type, slug) ?? []);
}

/** The addresses of all of them, or none when they cannot be known. */
export async function findOwnPages(): Promise<string[]> {
  try {
    return await readOwnPages();
  } catch (error) {
    console.warn("The pages of documents are not known:", error instanceof Error ? error.message : "failed");
    return [];
  }
}
