import "server-only";
import { cache } from "react";
import { sanityFetch } from "#sanity/fetch.ts";
import { inChosenOrder } from "#sanity/in-chosen-order.ts";
import { guideQuery, guidesQuery } from "./guides.query.ts";

/** The guides that a reader may know of, in the owner's order. */
export const readGuides = cache(async (isOwner: boolean) => {
  const { guides, chosen } = await sanityFetch({ query: guidesQuery, params: { isOwner } });
  return inChosenOrder(guides, chosen);
});

/**
 * One guide, or null: for somebody it is not meant for, it looks like one that is missing. The list is asked first, one answer for
 * all: nothing is stored for an address that somebody made up.
 */
export const readGuide = cache(async (slug: string, isOwner: boolean) => {
  const isListed = (await readGuides(isOwner)).some((guide) => guide.slug === slug);
  return isListed ? sanityFetch({ query: guideQuery, params: { slug, isOwner } }) : null;
});

export type Guide = Awaited<ReturnType<typeof readGuides>>[number];

export type WholeGuide = NonNullable<Awaited<ReturnType<typeof readGuide>>>;
