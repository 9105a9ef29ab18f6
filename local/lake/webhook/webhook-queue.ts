import type { DatabaseSync } from "node:sqlite";

/** One message that still has to reach the site. `body` and `id` stay the same for every try. */
export type WebhookJob = {
  sequence: number;
  id: string;
  documentId: string;
  transactionId: string;
  operation: string;
  timestamp: string;
  body: string;
  tries: number;
};

const schema = `
  create table if not exists webhook_jobs (
    sequence integer primary key autoincrement,
    id text not null,
    document_id text not null,
    transaction_id text not null,
    operation text not null,
    timestamp text not null,
    body text not null,
    tries integer not null default 0,
    due integer not null default 0
  ) strict;
  create index if not exists webhook_jobs_by_document on webhook_jobs (document_id, sequence);
`;

/** The first undelivered message of every document that is not being delivered (`?1`, JSON) already. */
const waiting = `
  from (select min(sequence) as first, max(sequence) as last from webhook_jobs group by document_id)
  join webhook_jobs job on job.sequence = first
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
      .prepare(
        `insert into webhook_jobs (id, document_id, transaction_id, operation, timestamp, body) values (?, ?, ?, ?, ?, ?)`,
      )
      .run(job.id, job.documentId, job.transactionId, job.operation, job.timestamp, job.body);
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
      transactionId: String(row.transaction_id),
      operation: String(row.operation),
      timestamp: String(row.timestamp),
      body: String(row.body),
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
    this.#database.prepare("delete from webhook_jobs where sequence = ?").run(job.sequence);
  }

  postpone(job: WebhookJob, due: number): void {
    this.#database
      .prepare("update webhook_jobs set tries = tries + 1, due = ? where sequence = ?")
      .run(due, job.sequence);
  }
}
