import "server-only";
import { sanityFetch } from "../fetch.ts";
import { servicePageNamedQuery } from "./service-page-named.query.ts";

/** The id of the page of a service, by the name that the menu has for it. Throws an Error when the content service does not answer. */
export async function findServicePage(name: string): Promise<string | undefined> {
  const id = await sanityFetch({ query: servicePageNamedQuery, params: { name } });
  return id ?? undefined;
}
