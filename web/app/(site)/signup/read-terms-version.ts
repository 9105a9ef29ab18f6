import "server-only";
import { sanityFetch } from "#sanity/fetch.ts";
import { legalPageQuery } from "#sections/legal-page/legal-page.query.ts";

/** The version of the terms of service that is published now. Throws an Error when there is none to accept. */
export async function readTermsVersion(): Promise<string> {
  const terms = await sanityFetch({
    query: legalPageQuery,
    params: { slug: "terms-of-service" },
    reads: ["legalPage"],
  });
  if (!terms?.version) throw new Error("No terms of service are published");
  return terms.version;
}
