import type { HomePageQueryResult } from "schemas/generated/content.ts";

type HomePage = NonNullable<HomePageQueryResult>;

/**
 * What a section is given, as the home page's query has it: nothing where it is switched off or not written yet. The query of
 * another page with the same part gives the same.
 */
export type SectionContent<Name extends keyof HomePage> = HomePage[Name] | undefined;
