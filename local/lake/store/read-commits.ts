import type { Commit, LakeDocument } from "./lake-document.ts";
import type { Store } from "./store.ts";

/** The sequence of a transaction, or null when there is none by this id. */
export function findSequence(store: Store, transactionId: string): number | null {
  const row = store.sql("select sequence from transactions where id = ?").get(transactionId);
  return row ? Number(row.sequence) : null;
}

/** The newest transaction, or null in an empty lake. */
export function lastTransaction(store: Store): { id: string; sequence: number } | null {
  const row = store.sql("select id, sequence from transactions order by sequence desc limit 1").get();
  return row ? { id: String(row.id), sequence: Number(row.sequence) } : null;
}

/** The committed transactions from `first` to `last` (sequences, both included), oldest first, as they were committed. */
export function readCommits(store: Store, first: number, last: number): Commit[] {
  const rows = store
    .sql(
      "select sequence, id, timestamp, author from transactions where sequence between ? and ? order by sequence",
    )
    .all(first, last);
  return rows.map((row) => readCommit(store, row));
}

/** One transaction with what it did to each document, in the order of their ids. */
export function readCommit(store: Store, transaction: Record<string, unknown>): Commit {
  const sequence = Number(transaction.sequence);
  const revisions = store
    .sql("select document_id, body, mutations from revisions where sequence = ? order by document_id")
    .all(sequence);
  return {
    sequence,
    transactionId: String(transaction.id),
    timestamp: String(transaction.timestamp),
    author: String(transaction.author),
    changes: revisions.map(({ document_id, body, mutations }) => ({
      documentId: String(document_id),
      before: readRevision(store, String(document_id), sequence - 1),
      after: body === null ? null : JSON.parse(String(body)),
      mutations: JSON.parse(String(mutations)),
      index: 0,
    })),
  };
}

/** The document as it was after the transaction of this sequence, or null. */
export function readRevision(store: Store, id: string, sequence: number): LakeDocument | null {
  const row = store
    .sql("select body from revisions where document_id = ? and sequence <= ? order by sequence desc limit 1")
    .get(id, sequence);
  return typeof row?.body === "string" ? JSON.parse(row.body) : null;
}
