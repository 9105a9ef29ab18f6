import type { Commit, LakeDocument } from "../store/lake-document.ts";
import { findSequence, readCommit } from "../store/read-commits.ts";
import type { Store } from "../store/store.ts";

export interface Range {
  /** Transaction ids, both included. Unknown ones bound nothing. */
  from?: string;
  to?: string;
  /** Moments, both included. */
  fromTime?: Date;
  toTime?: Date;
  /** Only transactions of these people. */
  authors?: string[];
  limit: number;
  newestFirst: boolean;
}

/** The transactions that touched any of these documents. */
export function readHistory(store: Store, ids: string[], range: Range): Commit[] {
  const { from, to, fromTime, toTime, authors, limit, newestFirst } = range;
  const first = (from && findSequence(store, from)) || 0;
  const last = (to && findSequence(store, to)) || Number.MAX_SAFE_INTEGER;
  const rows = store
    .sql(
      `select sequence, id, timestamp, author from transactions where sequence in (
         select sequence from revisions
         where document_id in (select value from json_each(?)) and sequence between ? and ?
       )
       and timestamp >= ? and timestamp <= ? and (? is null or author in (select value from json_each(?)))
       order by sequence ${newestFirst ? "desc" : "asc"} limit ?`,
    )
    .all(
      JSON.stringify(ids),
      first,
      last,
      fromTime?.toISOString() ?? "",
      toTime?.toISOString() ?? "9999",
      authors ? 1 : null,
      JSON.stringify(authors ?? []),
      limit,
    );
  return rows.map((row) => readCommit(store, row));
}

/** The last state of a document that may be deleted by now, or null. */
export function readLastRevision(store: Store, id: string): LakeDocument | null {
  const row = store
    .sql(
      "select body from revisions where document_id = ? and body is not null order by sequence desc limit 1",
    )
    .get(id);
  return row ? JSON.parse(String(row.body)) : null;
}

/** The sequence of the last transaction at or before a moment, 0 before all of them. */
export function sequenceAt(store: Store, time: Date): number {
  const row = store
    .sql("select max(sequence) as sequence from transactions where timestamp <= ?")
    .get(time.toISOString());
  return Number(row?.sequence ?? 0);
}
