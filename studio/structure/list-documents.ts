import type { ListItemBuilder, StructureBuilder } from "sanity/structure";
import { listTypes } from "../../schemas/documents/all.ts";

/** A drawer with all documents of a type, in the first ordering its schema names. */
export function listDocuments(S: StructureBuilder, typeName: string, title: string): ListItemBuilder {
  const ordering = listTypes.find(({ name }) => name === typeName)?.orderings?.[0]?.by ?? [];
  return S.documentTypeListItem(typeName)
    .title(title)
    .child(S.documentTypeList(typeName).title(title).defaultOrdering(ordering));
}
