import "server-only";
import { cache } from "react";
import { sanityFetch } from "#sanity/fetch.ts";
import { promisesQuery } from "./promises.query.ts";

/** What the owner promises visitors, sentence by sentence; null where nothing is written down. */
export const getPromises = cache(() => sanityFetch({ query: promisesQuery }));

export type Promises = Awaited<ReturnType<typeof getPromises>>;
