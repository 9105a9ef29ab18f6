import "server-only";
import { env } from "#env.ts";
import { sanityFetch } from "../fetch.ts";
import { followRedirects, type Target } from "./follow-redirects.ts";
import { redirectsQuery } from "./redirects.query.ts";

/** Where the Studio says that this path has moved to. Without the content service nothing has. */
export async function findRedirect(path: string): Promise<Target | undefined> {
  try {
    const redirects = await sanityFetch({ query: redirectsQuery, reads: ["redirect"] });
    return followRedirects(path, redirects, env.SITE_URL);
  } catch (error) {
    console.error(error);
    return;
  }
}
