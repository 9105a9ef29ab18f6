import type { ColumnClass, ColumnOf, Rows } from "./data-of.ts";
import { people } from "./people.ts";
import { work } from "./work.ts";

type Data = typeof people & typeof work;
type ClassifiedIn<Classes> = {
  [Class in keyof Classes & ColumnClass]: Classes[Class] extends readonly (infer Column)[] ? Column : never;
}[keyof Classes & ColumnClass];

/** A table, or a column of one, that has no class yet. */
type Missing = {
  [Table in keyof Rows]: Table extends keyof Data
    ? Exclude<ColumnOf<Table>, ClassifiedIn<Data[Table]>>
    : Table;
}[keyof Rows];
type Complete = [Missing] extends [never] ? object : { isMissing: Missing };

/** How long the rows of every table are kept, and what each of its columns holds. A new one without its class is a type error. */
export const personalData = { ...people, ...work } satisfies Complete;
