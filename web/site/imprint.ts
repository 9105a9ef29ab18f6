import "server-only";
import { cache } from "react";
import { sanityFetch } from "#sanity/fetch.ts";
import { imprintQuery } from "./imprint.query.ts";

/** The imprint's name; null where the agency has none. */
export const getImprint = cache(() => sanityFetch({ query: imprintQuery }));
