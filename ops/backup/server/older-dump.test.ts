import { expect, test } from "vitest";
import { refuseOlderDump } from "./take-server-database.ts";

test.each([
  ["pg_dump (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)", 15],
  ["pg_dump (PostgreSQL) 17.5", 15],
])("%s may dump a server of version %i", (said, server) => {
  expect(() => refuseOlderDump(said, server)).not.toThrow();
});

test.each([
  ["pg_dump (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)", 17],
  ["something else", 15],
])("%s may not dump a server of version %i, and it says what to install", (said, server) => {
  expect(() => refuseOlderDump(said, server)).toThrow(`install postgresql-client-${server}.`);
});
