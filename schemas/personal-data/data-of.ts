import type { Database } from "../generated/database.ts";
import type { RetentionRule } from "../retention.ts";

/**
 * personal: a name, an address, a number · words: whatever somebody wrote · link: names a person by an id · secret: opens
 * something, or was made of what nobody may know · none: says nothing of a person.
 */
export type ColumnClass = "personal" | "words" | "link" | "secret" | "none";

/**
 * What ends the rows: a rule of the site settings, their account, client or owner, that they count nothing any more; nothing, since the
 * law wants them kept.
 */
type End = RetentionRule | "account" | "client" | "owner" | "limits" | "law";

export type Rows = Database["public"]["Tables"];
export type ColumnOf<Table extends keyof Rows> = keyof Rows[Table]["Row"];

/** Of tables: how long their rows are kept, and the class of each column. */
export type DataOf = {
  [Table in keyof Rows]?: { until: End } & { [Class in ColumnClass]?: readonly ColumnOf<Table>[] };
};
