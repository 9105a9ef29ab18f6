import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";
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

/** The undelivered messages, in the lake's own database, so that a message is as durable as the write it tells of. */
export class WebhookQueue {
  #database: DatabaseSync;
  #newestFirst: StatementSync;
  #oldestOf: StatementSync;
  #nextTime: StatementSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    database.exec(schema);
    this.#newestFirst = database.prepare("select document_id from webhook_changes order by sequence desc");
    this.#oldestOf = database.prepare(
      "select * from webhook_changes where document_id = ? order by sequence limit 1",
    );
    this.#nextTime = database.prepare(`
      select min(due) as due
      from (select min(sequence) as first from webhook_changes group by document_id)
      join webhook_changes on sequence = first
      where document_id not in (select value from json_each(?))
    `);
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
    const passed = new Set(busyDocuments);
    const due: WebhookJob[] = [];
    if (limit <= 0) return due;
    // Read only as far as needed: this is asked at every message, of a bulk that may be long.
    for (const row of this.#newestFirst.iterate()) {
      const documentId = String(row.document_id);
      if (passed.has(documentId)) continue;
      passed.add(documentId);
      const oldest = this.#oldestOf.get(documentId);
      if (oldest && Number(oldest.due) <= now && due.push(readJob(oldest)) === limit) break;
    }
    return due;
  }

  /** When the next message is due, in milliseconds since 1970; undefined when nothing waits. */
  findNextTime(busyDocuments: Iterable<string>): number | undefined {
    const row = this.#nextTime.get(JSON.stringify([...busyDocuments]));
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

function readJob(row: Record<string, SQLOutputValue>): WebhookJob {
  return {
    sequence: Number(row.sequence),
    id: String(row.id),
    documentId: String(row.document_id),
    change: JSON.parse(String(row.change)),
    tries: Number(row.tries),
  };
}
