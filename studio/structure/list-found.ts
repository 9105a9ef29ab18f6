import type { ListItemBuilder, StructureBuilder } from "sanity/structure";
import { listTypes, singletonTypes } from "../../schemas/documents/all.ts";

const types = [...singletonTypes, ...listTypes].map(({ name }) => name);

/** A drawer with the documents of every kind that a filter finds, the last edited first. */
export function listFound(S: StructureBuilder, id: string, title: string, filter: string): ListItemBuilder {
  return S.listItem()
    .id(id)
    .title(title)
    .child(
      S.documentList()
        .id(id)
        .title(title)
        .apiVersion("2025-02-19")
        .filter(filter)
        .params({ types })
        .defaultOrdering([{ field: "_updatedAt", direction: "desc" }]),
    );
}
