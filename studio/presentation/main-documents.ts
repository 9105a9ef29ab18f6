import { defineDocuments } from "sanity/presentation";
import { type Address, addresses } from "../../schemas/addresses.ts";

const rows: readonly Address[] = addresses;

/** Which form the Preview tool opens beside a page. */
export const mainDocuments = defineDocuments(
  rows.flatMap(({ path, document, slug }) => {
    if (!document) return [];
    const route = path.replace("[slug]", ":slug");
    if (slug) return { route, filter: `_type == "${document}" && slug.current == "${slug}"` };
    if (route === path) return { route, filter: `_id == "${document}"` };
    return { route, filter: `_type == "${document}" && slug.current == $slug` };
  }),
);
