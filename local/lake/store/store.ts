import type { DatabaseSync, StatementSync } from "node:sqlite";
import { mutationError } from "../request/lake-error.ts";
import type { Change, Commit, LakeDocument } from "./lake-document.ts";
import { openDatabase } from "./open-database.ts";
import { strongReferences } from "./strong-references.ts";

export interface NewTransaction {
  transactionId: string;
  timestamp: string;
  author: string;
  changes: Change[];
  results: unknown[];
  /** Ids whose earlier history is forgotten with this transaction. */
  purge?: string[];
  /** Checks everything and writes nothing. */
  dryRun?: boolean;
}

/**
 * The documents and their history in one SQLite file.
 * Reads and commits are synchronous, so a commit is never interleaved with another.
 */
export class Store {
  readonly database: DatabaseSync;
  /** Called inside the open transaction of a commit: what it writes to the database is as durable as the documents. */
  beforeCommit: (commit: Commit) => void = () => {};
  #listeners = new Set<(commit: Commit) => void>();
  #statements = new Map<string, StatementSync>();

  constructor(directory: string) {
    this.database = openDatabase(directory);
  }

  /** The document by this exact id, drafts and versions included, or null. */
  get(id: string): LakeDocument | null {
    const row = this.sql("select body from documents where id = ?").get(id);
    return row ? JSON.parse(String(row.body)) : null;
  }

  /** All documents by ascending id. */
  *documents(): Iterable<LakeDocument> {
    for (const row of this.sql("select body from documents order by id").all()) {
      yield JSON.parse(String(row.body));
    }
  }

  /** The stored results of a transaction that was already committed under this id, or null. */
  findResults(transactionId: string): unknown[] | null {
    const row = this.sql("select results from transactions where id = ?").get(transactionId);
    return row ? JSON.parse(String(row.results)) : null;
  }

  /** Calls back after every commit, in order. Returns the function that stops it. */
  onCommit(listener: (commit: Commit) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Writes a transaction and returns once it is on disk.
   * Throws a 409 mutationError, leaving everything as it was, when it would break a strong reference.
   */
  commit(transaction: NewTransaction): Commit {
    const commit = this.#inTransaction(transaction.dryRun ? "rollback" : "commit", () =>
      this.#write(transaction),
    );
    if (!transaction.dryRun) for (const listener of this.#listeners) listener(commit);
    return commit;
  }

  /** A prepared statement on the lake's database, kept for the next time. */
  sql(text: string): StatementSync {
    const known = this.#statements.get(text);
    if (known) return known;
    const statement = this.database.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }

  close(): void {
    this.database.close();
  }

  #inTransaction<T>(end: "commit" | "rollback", work: () => T): T {
    this.database.exec("begin immediate");
    try {
      const result = work();
      this.database.exec(end);
      return result;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec("rollback");
      throw error;
    }
  }

  #write({ transactionId, timestamp, author, changes, results, purge = [] }: NewTransaction): Commit {
    const inserted = this.sql(
      "insert into transactions (id, timestamp, author, results) values (?, ?, ?, ?)",
    ).run(transactionId, timestamp, author, JSON.stringify(results));
    const sequence = Number(inserted.lastInsertRowid);
    for (const change of changes) this.#writeChange(sequence, change);
    for (const change of changes) this.#checkReferences(change);
    for (const id of purge) {
      this.sql("delete from revisions where document_id = ? and sequence < ?").run(id, sequence);
    }
    const commit = { sequence, transactionId, timestamp, author, changes };
    this.beforeCommit(commit);
    return commit;
  }

  #writeChange(sequence: number, { documentId, after, mutations }: Change): void {
    const body = after && JSON.stringify(after);
    this.sql("delete from strong_references where source = ?").run(documentId);
    if (body === null) {
      this.sql("delete from documents where id = ?").run(documentId);
    } else {
      this.sql(
        "insert into documents (id, body) values (?, ?) on conflict do update set body = excluded.body",
      ).run(documentId, body);
      for (const target of strongReferences(after)) {
        this.sql("insert into strong_references (source, target) values (?, ?)").run(documentId, target);
      }
    }
    this.sql("insert into revisions (sequence, document_id, body, mutations) values (?, ?, ?, ?)").run(
      sequence,
      documentId,
      body,
      JSON.stringify(mutations),
    );
  }

  #checkReferences({ documentId: id, before, after, index }: Change): void {
    if (after) {
      const missing = this.sql(
        "select target from strong_references where source = ? and target not in (select id from documents) limit 1",
      ).get(id);
      if (!missing) return;
      const description = `Document "${id}" references non-existent document "${missing.target}"`;
      throw mutationError(409, index, "documentReferenceDoesNotExistError", description, {
        id,
        referenceID: missing.target,
      });
    }
    const sources = this.sql("select source from strong_references where target = ? limit 100").all(id);
    const referencingIDs = sources.map((row) => String(row.source));
    if (!before || referencingIDs.length === 0) return;
    const description = `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`;
    throw mutationError(409, index, "documentHasExistingReferencesError", description, {
      id,
      referencingIDs,
    });
  }
}
