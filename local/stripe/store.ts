import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { StripeEvent, StripeObject } from "./objects.ts";

type Kind = StripeObject["object"];
type OfKind<K extends Kind> = Extract<StripeObject, { object: K }>;
type Answer = { request: string; body: string; status: ContentfulStatusCode; json: string };
/** How events that were held back go out: in which order, and how often each. */
export type Release = { order: "told" | "backwards" | "shuffled"; times: number };

const dayMs = 86_400_000;

/** Keeps the objects and events of the Stripe emulator in a folder that is there; what it returns from `change` is on the disk. */
export class StripeStore {
  readonly #database: DatabaseSync;

  constructor(directory: string) {
    this.#database = new DatabaseSync(join(directory, "stripe.sqlite"));
    this.#database.exec(`
      pragma journal_mode = wal;
      create table if not exists objects (id text primary key, kind text not null, json text not null, place integer);
      create index if not exists objects_of_kind on objects (kind, place);
      create table if not exists events (
        place integer primary key autoincrement, id text not null unique, json text not null,
        attempts integer not null default 0, next_at integer not null default 0, delivered_at integer
      );
      create table if not exists turns (id text primary key, turn real not null, times integer not null);
      create table if not exists numbers (series text primary key, last integer not null);
      create table if not exists kept_answers (key text primary key, json text not null, kept_at integer not null);
      drop table if exists answers;
    `);
  }

  /** Runs `work` in one transaction: all of it is stored, or nothing. */
  change<Result>(work: () => Result): Result {
    if (this.#database.isTransaction) return work();
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

  remove(id: string): void {
    this.#database.prepare("delete from objects where id = ?").run(id);
  }

  find<K extends Kind>(kind: K, id: string): OfKind<K> | null {
    const row = this.#database.prepare("select json from objects where kind = ? and id = ?").get(kind, id);
    return row ? JSON.parse(String(row.json)) : null;
  }

  /** Whatever has this id. */
  findAny(id: string): StripeObject | null {
    const row = this.#database.prepare("select json from objects where id = ?").get(id);
    return row ? JSON.parse(String(row.json)) : null;
  }

  /** All of a kind, newest first. */
  list<K extends Kind>(kind: K): OfKind<K>[] {
    const rows = this.#database
      .prepare("select json from objects where kind = ? order by place desc")
      .all(kind);
    return rows.map(({ json }) => JSON.parse(String(json)));
  }

  /** The next number of a series, without gaps: taken in a `change` that fails, it is the next one's. */
  nextNumber(series: string): number {
    const row = this.#database
      .prepare(
        "insert into numbers values (?, 1) on conflict (series) do update set last = last + 1 returning last",
      )
      .get(series);
    return Number(row?.last);
  }

  tell(event: StripeEvent): void {
    this.#database
      .prepare("insert into events (id, json) values (?, ?)")
      .run(event.id, JSON.stringify(event));
  }

  /** The events that are to be delivered now, oldest first, unless `arrange` gave them other turns. */
  dueEvents(now: number): { event: StripeEvent; attempts: number }[] {
    return this.#database
      .prepare(
        `select json, attempts from events left join turns using (id)
         where delivered_at is null and next_at <= ? order by coalesce(turn, place), place limit 20`,
      )
      .all(now)
      .map(({ json, attempts }) => ({ event: JSON.parse(String(json)), attempts: Number(attempts) }));
  }

  /** Gives the events that wait turns among themselves. */
  arrange({ order, times }: Release): void {
    this.change(() => {
      const waiting = this.#database
        .prepare("select id, place from events where delivered_at is null order by place")
        .all();
      const places = waiting.map(({ place }) => Number(place));
      if (order === "backwards") places.reverse();
      if (order === "shuffled") places.sort(() => Math.random() - 0.5);
      const put = this.#database.prepare("insert or replace into turns values (?, ?, ?)");
      waiting.forEach(({ id }, index) => void put.run(String(id), places[index] ?? 0, times));
    });
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

  /** Notes what became of a delivery; an event that is to come more than once waits for its next turn. */
  settleEvent(id: string, { isDelivered, nextAt }: { isDelivered: boolean; nextAt: number }): void {
    this.change(() => {
      const turn = this.#database.prepare("select times from turns where id = ?").get(id);
      const isAgain = isDelivered && Number(turn?.times ?? 1) > 1;
      if (isAgain) this.#database.prepare("update turns set times = times - 1 where id = ?").run(id);
      this.#database
        .prepare("update events set attempts = attempts + 1, next_at = ?, delivered_at = ? where id = ?")
        .run(isAgain ? 0 : nextAt, isDelivered && !isAgain ? Date.now() : null, id);
    });
  }

  /** What was answered to a request with this idempotency key in the last 24 hours. */
  answerTo(key: string): Answer | undefined {
    this.#database.prepare("delete from kept_answers where kept_at <= ?").run(Date.now() - dayMs);
    const row = this.#database.prepare("select json from kept_answers where key = ?").get(key);
    return row ? JSON.parse(String(row.json)) : undefined;
  }

  keepAnswer(key: string, answer: { request: string; body: string; status: number; json: string }): void {
    this.#database
      .prepare("insert into kept_answers values (?, ?, ?)")
      .run(key, JSON.stringify(answer), Date.now());
  }

  close(): void {
    this.#database.close();
  }
}
