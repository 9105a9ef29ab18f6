import { CalendarIcon } from "@sanity/icons/Calendar";
import { EditIcon } from "@sanity/icons/Edit";
import type { ListItemBuilder, StructureBuilder } from "sanity/structure";
import { listTypes, singletonTypes } from "../../schemas/documents/all.ts";

const icons = { drafts: EditIcon, scheduled: CalendarIcon };
const types = [...singletonTypes, ...listTypes].map(({ name }) => name);

/** A drawer with the documents of every kind that a filter finds, the last edited first. */
export function listFound(
  S: StructureBuilder,
  id: keyof typeof icons,
  title: string,
  filter: string,
): ListItemBuilder {
  return S.listItem()
    .id(id)
    .title(title)
    .icon(icons[id])
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
