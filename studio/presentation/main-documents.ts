import { defineDocuments } from "sanity/presentation";
import { type Address, addresses } from "../../schemas/addresses.ts";
import { sortAddresses } from "../../schemas/find-address.ts";

/** Which form the Preview tool opens beside a page; the first that fits counts. */
export const mainDocuments = defineDocuments(
  sortAddresses<Address>(addresses).flatMap(({ address: { path, document, slug } }) => {
    if (!document) return [];
    const route = path.replace("[slug]", ":slug");
    if (slug) return { route, filter: `_type == "${document}" && slug.current == "${slug}"` };
    if (route === path) return { route, filter: `_id == "${document}"` };
    return { route, filter: `_type == "${document}" && slug.current == $slug` };
  }),
);
