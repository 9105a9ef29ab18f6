import type { PageQueryResult } from "schemas/generated/content.ts";

/** A chapter as the query of every page that has them gives it. */
export type Chapter = NonNullable<NonNullable<PageQueryResult>["chapters"]>[number];

/** What a chapter of one kind says, to be given to its component. */
export type ChapterOf<Type extends Chapter["_type"]> = Omit<
  Extract<Chapter, { _type: Type }>,
  "_type" | "_key"
>;
