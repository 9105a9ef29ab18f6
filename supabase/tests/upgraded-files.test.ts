import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databasesAtVersion } from "./open-at-version.ts";

/** The last version in which what a message brought was a version of the files of its name. */
const before = "20261126740100_lost_in_one_session.sql";
const files = "20261127200000_files_of_messages.sql";
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

// Each name has what came before, between and after a message's, in every state that a row can have.
const rows = [true, false].flatMap((visible) =>
  [true, false].flatMap((downloaded) =>
    (["none", "message", "deleted message"] as const).flatMap((brought) =>
      [true, false].map((isFirst) => ({ visible, downloaded, brought, isFirst })),
    ),
  ),
);

describe.each(databasesAtVersion)("on %s", (_, { open, options }) => {
  let database: Awaited<ReturnType<typeof open>>;
  const ask = async (sql: string) => (await database.query(sql)).rows.map(Object);

  beforeAll(async () => {
    database = await open(before);
    await database.run(`
      insert into public.clients (id, name) values ('${id(1)}', 'Client');
      insert into public.projects (id, client_id, name) values ('${id(2)}', '${id(1)}', 'Project');
      insert into public.messages (id, project_id, body) values ('${id(3)}', '${id(2)}', 'Here');
    `);
    for (const [place, { visible, downloaded, brought, isFirst }] of rows.entries()) {
      const [own, other] = isFirst ? [1, 2] : [2, 1];
      for (const version of [own, other]) {
        const isOwn = version === own;
        await database.run(`
          insert into public.project_files (
            id, project_id, name, version, path, mime, size, sha256, visible, uploaded_by_name, downloaded_at
          ) values (
            '${id(100 + place * 2 + version)}', '${id(2)}', 'photo-${place}.jpg', ${version}, 'at/${place}/${version}',
            'image/jpeg', 1, repeat('0', 64), ${visible}, 'Somebody', ${downloaded && isOwn ? "now()" : "null"}
          );
          ${isOwn && brought !== "none" ? `update public.project_files set message_id = '${id(3)}' where path = 'at/${place}/${version}';` : ""}
          ${isOwn && brought === "deleted message" ? `update public.project_files set message_id = null where path = 'at/${place}/${version}';` : ""}
        `);
      }
    }
  }, 120_000);
  afterAll(() => database?.close());

  test(
    "what messages brought are versions no more, every other keeps its number, and nobody is told of it",
    options,
    async () => {
      const read =
        "select path, version, visible, message_id, downloaded_at from public.project_files order by path";
      const was = await ask(read);
      const told = await ask(
        "select count(*) from public.notifications union all select count(*) from public.audit_log",
      );
      for (const path of database.later)
        if (basename(path) <= files) await database.run(readFileSync(path, "utf8"));
      const brought = new Set(
        rows.flatMap(({ brought: by, isFirst }, place) =>
          by === "none" ? [] : [`at/${place}/${isFirst ? 1 : 2}`],
        ),
      );
      expect(brought.size).toBe(16);
      expect(await ask(read)).toEqual(
        was.map((row) => ({ ...row, version: brought.has(row.path) ? null : row.version })),
      );
      expect(
        await ask(
          "select count(*) from public.notifications union all select count(*) from public.audit_log",
        ),
      ).toEqual(told);
    },
  );
});
