import "server-only";
import { sanityFetch } from "#sanity/fetch.ts";
import { legalPageQuery } from "#sections/legal-page/legal-page.query.ts";

/** The version of the terms of service that is published now; null when there is none to accept. */
export async function readTermsVersion(): Promise<string | null> {
  const terms = await sanityFetch({ query: legalPageQuery, params: { slug: "terms-of-service" } });
  return terms?.version ?? null;
}
