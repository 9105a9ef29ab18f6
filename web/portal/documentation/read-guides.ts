import "server-only";
import { cache } from "react";
import { sanityFetch } from "#sanity/fetch.ts";
import { guideQuery, guidesQuery } from "./guides.query.ts";

/** The guides that a reader may know of, by category and place. Throws an Error when they cannot be read. */
export const readGuides = cache((isOwner: boolean) =>
  sanityFetch({ query: guidesQuery, params: { isOwner }, reads: ["docArticle"] }),
);

/** One guide, or null: for somebody it is not meant for, it looks like one that is missing. */
export const readGuide = cache((slug: string, isOwner: boolean) =>
  sanityFetch({ query: guideQuery, params: { slug, isOwner }, reads: ["docArticle"] }),
);

export type Guide = Awaited<ReturnType<typeof readGuides>>[number];

export type WholeGuide = NonNullable<Awaited<ReturnType<typeof readGuide>>>;
