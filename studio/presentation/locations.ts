import { map } from "rxjs";
import type { DocumentLocationResolver } from "sanity/presentation";
import { pagedTypes } from "../../schemas/requests/own-path.ts";
import { describeLocations, type Found } from "./describe-locations.ts";

const types = JSON.stringify(pagedTypes);
const listened = JSON.stringify(["homePage", ...pagedTypes]);

/** The pages on which a document is seen, above its form in the Preview tool and in the content tool. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) =>
  documentStore
    .listenQuery(
      {
        fetch: `{
          "document": coalesce(*[_id == "drafts." + $id][0], *[_id == $id][0]){_id, _type, slug},
          "isPublished": defined(*[_id == $id][0]),
          "isOnHome": defined(*[_id == "homePage" && references($id)][0]),
          "sections": *[_id == "homePage"][0].sections,
          "isInDraft": defined(*[_id == "drafts.homePage" && references($id)][0]),
          "others": *[_type in ${types} && !(_id in path("drafts.**")) && references($id)]
            | order(_type asc){_id, _type, "title": coalesce(client, title), slug}
        }`,
        // What is listened to must be a plain filter.
        listen: `*[_id in [$id, "drafts." + $id] || _type in ${listened}]`,
      },
      { id },
      { perspective: "raw" },
    )
    .pipe(map((found: Found) => describeLocations({ id, type }, found)));
