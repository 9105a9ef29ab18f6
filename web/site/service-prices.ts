import "server-only";
import { cache } from "react";
import { sanityFetch } from "#sanity/fetch.ts";
import { servicePricesQuery } from "./service-prices.query.ts";

/** What each service costs, as its own page says it, by the pages' titles. */
export const getServicePrices = cache(() => sanityFetch({ query: servicePricesQuery }));
