import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { StripeEvent, StripeObject } from "./objects.ts";

type Kind = StripeObject["object"];
type OfKind<K extends Kind> = Extract<StripeObject, { object: K }>;

/** Keeps the objects and events of the Stripe emulator in a folder that is there; what it returns from `change` is on the disk. */
export class StripeStore {
  readonly #database: DatabaseSync;

  constructor(directory: string) {
    this.#database = new DatabaseSync(join(directory, "stripe.sqlite"));
    this.#database.exec(`
      pragma journal_mode = wal;
      create table if not exists objects (id text primary key, kind text not null, json text not null, place integer);
      create table if not exists events (
        place integer primary key autoincrement, id text not null unique, json text not null,
        attempts integer not null default 0, next_at integer not null default 0, delivered_at integer
      );
      create table if not exists answers (key text primary key, json text not null);
    `);
  }

  /** Runs `work` in one transaction: all of it is stored, or nothing. */
  change<Result>(work: () => Result): Result {
    this.#database.exec("begin immediate");
    try {
      const result = work();
      this.#database.exec("commit");
      return result;
    } catch (error) {
      this.#database.exec("rollback");
      throw error;
    }
  }

  put<Stored extends StripeObject>(object: Stored): Stored {
    this.#database
      .prepare(
        `insert into objects (id, kind, json, place)
         values (?, ?, ?, (select coalesce(max(place), 0) + 1 from objects))
         on conflict (id) do update set json = excluded.json`,
      )
      .run(object.id, object.object, JSON.stringify(object));
    return object;
  }

  find<K extends Kind>(kind: K, id: string): OfKind<K> | null {
    const row = this.#database.prepare("select json from objects where kind = ? and id = ?").get(kind, id);
    return row ? JSON.parse(String(row.json)) : null;
  }

  /** All of a kind, newest first. */
  list<K extends Kind>(kind: K): OfKind<K>[] {
    const rows = this.#database
      .prepare("select json from objects where kind = ? order by place desc")
      .all(kind);
    return rows.map(({ json }) => JSON.parse(String(json)));
  }

  tell(event: StripeEvent): void {
    this.#database
      .prepare("insert into events (id, json) values (?, ?)")
      .run(event.id, JSON.stringify(event));
  }

  /** The events that are to be delivered now, oldest first. */
  dueEvents(now: number): { event: StripeEvent; attempts: number }[] {
    return this.#database
      .prepare(
        "select json, attempts from events where delivered_at is null and next_at <= ? order by place limit 20",
      )
      .all(now)
      .map(({ json, attempts }) => ({ event: JSON.parse(String(json)), attempts: Number(attempts) }));
  }

  /** All events, newest first, with what became of them. */
  listEvents(): { event: StripeEvent; attempts: number; isDelivered: boolean }[] {
    return this.#database
      .prepare("select json, attempts, delivered_at from events order by place desc")
      .all()
      .map(({ json, attempts, delivered_at }) => ({
        event: JSON.parse(String(json)),
        attempts: Number(attempts),
        isDelivered: delivered_at !== null,
      }));
  }

  settleEvent(id: string, { isDelivered, nextAt }: { isDelivered: boolean; nextAt: number }): void {
    this.#database
      .prepare("update events set attempts = attempts + 1, next_at = ?, delivered_at = ? where id = ?")
      .run(nextAt, isDelivered ? Date.now() : null, id);
  }

  /** What was answered to a request with this idempotency key. */
  answerTo(key: string): unknown {
    const row = this.#database.prepare("select json from answers where key = ?").get(key);
    return row ? JSON.parse(String(row.json)) : undefined;
  }

  keepAnswer(key: string, answer: unknown): void {
    this.#database.prepare("insert into answers (key, json) values (?, ?)").run(key, JSON.stringify(answer));
  }

  close(): void {
    this.#database.close();
  }
}
