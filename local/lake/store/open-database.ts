import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const schema = `
  create table if not exists documents (
    id text primary key,
    body text not null
  ) strict, without rowid;
  create table if not exists strong_references (
    source text not null,
    target text not null,
    primary key (source, target)
  ) strict, without rowid;
  create index if not exists strong_references_by_target on strong_references (target);
  create table if not exists transactions (
    sequence integer primary key autoincrement,
    id text not null unique,
    timestamp text not null,
    author text not null,
    results text not null
  ) strict;
  create table if not exists revisions (
    sequence integer not null,
    document_id text not null,
    body text,
    mutations text not null,
    primary key (sequence, document_id)
  ) strict, without rowid;
  create index if not exists revisions_by_document on revisions (document_id, sequence);
  create table if not exists key_values (
    key text primary key,
    value text not null
  ) strict, without rowid;
`;

/**
 * Opens the lake's database file, creating its tables when missing.
 * Every commit reaches the disk before it returns (WAL with synchronous=FULL), so an acknowledged write
 * survives the death of the process and of the machine.
 */
export function openDatabase(directory: string): DatabaseSync {
  const database = new DatabaseSync(databasePath(directory), { timeout: 5000 });
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  database.exec(schema);
  return database;
}

/** The database's file inside the data directory. */
export function databasePath(directory: string): string {
  return join(directory, "lake.sqlite");
}
