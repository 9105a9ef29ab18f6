import "server-only";
import { cache } from "react";
import { sanityFetch } from "#sanity/fetch.ts";
import { hasGuidesQuery } from "./has-guides.query.ts";

/** Whether the documentation has a guide for everybody who signs in. */
export const hasGuides = cache(async () => {
  const guides = await sanityFetch({ query: hasGuidesQuery });
  return guides.length > 0;
});
