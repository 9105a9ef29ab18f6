import "server-only";
import { cache } from "react";
import { sanityFetch } from "#sanity/fetch.ts";
import { servicesQuery } from "./services.query.ts";

/**
 * The service pages for the menus: `featured` are those that a card on the home page leads to,
 * in the cards' order; `all` has the others after them.
 */
export const getServices = cache(async () => {
  const { pages, cards } = await sanityFetch({ query: servicesQuery });
  const links = pages.map(({ slug, ...page }) => ({ ...page, href: `/services/${slug}` }));
  const featured = (cards ?? []).flatMap(
    ({ href, page }) => links.find((link) => (page ? link._id === page : link.href === href)) ?? [],
  );
  const others = links.filter((link) => !featured.includes(link));
  return { featured, all: [...featured, ...others] };
});
