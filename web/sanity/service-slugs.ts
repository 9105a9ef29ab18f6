import "server-only";
import { sanityFetch } from "./fetch.ts";
import { serviceSlugsQuery } from "./service-slugs.query.ts";

/** The last part of every service page's address. Throws an Error when the content service cannot be asked. */
export async function listServiceSlugs(): Promise<string[]> {
  const slugs = await sanityFetch({ query: serviceSlugsQuery, reads: ["servicePage"] });
  return slugs.filter((slug) => slug !== null);
}

/** The same, or none. */
export async function readServiceSlugs(): Promise<string[]> {
  try {
    return await listServiceSlugs();
  } catch (error) {
    console.warn("The service pages are not known:", error instanceof Error ? error.message : "failed");
    return [];
  }
}
