import "server-only";
import { ownPath } from "schemas/requests/own-path.ts";
import { sanityFetch } from "./fetch.ts";
import { ownPagesQuery } from "./own-pages.query.ts";

type PagedType = "servicePage" | "caseStudy";

/** The last part of the address of every page that is one such document. Throws an Error when the content service cannot be asked. */
export async function listSlugs(type: PagedType): Promise<string[]> {
  const pages = await listPages();
  return pages.flatMap(({ _type, slug }) => (_type === type && slug ? slug : []));
}

/** The addresses of all of them, or none when they cannot be known. */
export async function readOwnPages(): Promise<string[]> {
  try {
    const pages = await listPages();
    return pages.flatMap(({ _type, slug }) => ownPath(_type, slug) ?? []);
  } catch (error) {
    console.warn(
      "Service pages and case studies are not known:",
      error instanceof Error ? error.message : "failed",
    );
    return [];
  }
}

function listPages() {
  return sanityFetch({ query: ownPagesQuery, reads: ["servicePage", "caseStudy", "legalPage"] });
}
