import "server-only";
import { env } from "#env.ts";
import { sanityFetch } from "#sanity/fetch.ts";
import { readOwnPages } from "../own-pages.ts";
import { findMove } from "./find-move.ts";
import type { Target } from "./follow-redirects.ts";
import { redirectsQuery } from "./redirects.query.ts";

/** Where somebody is led who finds no page at this path, by what is published. Without the content service nothing has moved. */
export async function findRedirect(path: string): Promise<Target | undefined> {
  try {
    const [redirects, own] = await Promise.all([
      sanityFetch({ query: redirectsQuery }),
      readOwnPages().catch(() => undefined),
    ]);
    return findMove(path, { redirects, own, origin: env.SITE_URL });
  } catch (error) {
    console.error(error);
    return;
  }
}
