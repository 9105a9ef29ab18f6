import type { ListItemBuilder, StructureBuilder } from "sanity/structure";

/** A drawer that opens the one document of a type, whose id is the type's name. */
export function openSingleton(S: StructureBuilder, typeName: string, title: string): ListItemBuilder {
  return S.documentTypeListItem(typeName)
    .id(typeName)
    .title(title)
    .child(S.document().schemaType(typeName).documentId(typeName).title(title));
}
