import type { DatabaseSync } from "node:sqlite";
import type { WebhookChange } from "./project-change.ts";

/** One change that the receiver has still to hear of. `id` stays the same for every try. */
export type WebhookJob = {
  sequence: number;
  id: string;
  documentId: string;
  change: WebhookChange;
  tries: number;
};

const schema = `
  create table if not exists webhook_changes (
    sequence integer primary key autoincrement,
    id text not null,
    document_id text not null,
    change text not null,
    tries integer not null default 0,
    due integer not null default 0
  ) strict;
  create index if not exists webhook_changes_by_document on webhook_changes (document_id, sequence);
`;

/** The first undelivered message of every document that is not being delivered (`?1`, JSON) already. */
const waiting = `
  from (select min(sequence) as first, max(sequence) as last from webhook_changes group by document_id)
  join webhook_changes job on job.sequence = first
  where document_id not in (select value from json_each(?1))
`;

/** The undelivered messages, in the lake's own database, so that a message is as durable as the write it tells of. */
export class WebhookQueue {
  #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    database.exec(schema);
  }

  /** Must run inside the transaction that makes the change. */
  add(job: Omit<WebhookJob, "sequence" | "tries">): void {
    this.#database
      .prepare(`insert into webhook_changes (id, document_id, change) values (?, ?, ?)`)
      .run(job.id, job.documentId, JSON.stringify(job.change));
  }

  /**
   * What may be sent now: of each document its oldest message, those of the last published document first. Whoever publishes
   * while a bulk of changes is on its way does not wait for it.
   */
  findDue(busyDocuments: Iterable<string>, now: number, limit: number): WebhookJob[] {
    const rows = this.#database
      .prepare(`select job.* ${waiting} and due <= ?2 order by last desc limit ?3`)
      .all(JSON.stringify([...busyDocuments]), now, limit);
    return rows.map((row) => ({
      sequence: Number(row.sequence),
      id: String(row.id),
      documentId: String(row.document_id),
      change: JSON.parse(String(row.change)),
      tries: Number(row.tries),
    }));
  }

  /** When the next message is due, in milliseconds since 1970; undefined when nothing waits. */
  findNextTime(busyDocuments: Iterable<string>): number | undefined {
    const row = this.#database
      .prepare(`select min(due) as due ${waiting}`)
      .get(JSON.stringify([...busyDocuments]));
    return typeof row?.due === "number" ? row.due : undefined;
  }

  remove(job: WebhookJob): void {
    this.#database.prepare("delete from webhook_changes where sequence = ?").run(job.sequence);
  }

  postpone(job: WebhookJob, due: number): void {
    this.#database
      .prepare("update webhook_changes set tries = tries + 1, due = ? where sequence = ?")
      .run(due, job.sequence);
  }
}
