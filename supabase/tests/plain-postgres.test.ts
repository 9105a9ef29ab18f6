import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts } from "../../local/supabase/test-backend.ts";
import { describeDatabase, schemaPath } from "../../local/supabase/write-schema.ts";
import { ids } from "./permission-expectations.ts";
import { startPostgres, withPostgres } from "./postgres-server.ts";

// Hosted Supabase is a PostgreSQL server and the embedded one is PGlite: what both can run is tried on a real server too.

describe("on a PostgreSQL server", withPostgres, () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  const psql = (...args: string[]) => server.psql(...args);

  /** Runs a statement as the API would for the user with this id. */
  function as(userId: string, statement: string): string {
    const claims = JSON.stringify({ sub: userId, role: "authenticated", session_id: userId });
    return psql(
      "-c",
      `begin; insert into auth.sessions (id, user_id) values ('${userId}', '${userId}') on conflict do nothing; set local role authenticated; set local "request.jwt.claims" = '${claims}'; ${statement}; commit`,
    );
  }

  const { dana, owner } = ids;
  const owners = "select string_agg(email, ',') from public.users where role = 'owner'";

  test("its schema is the embedded one's, as supabase/schema.sql has it", async () => {
    const connection = await server.connect();
    expect(await describeDatabase(connection)).toBe(readFileSync(schemaPath, "utf8"));
    await connection.end();
  });

  test("the migrations and the seed apply and make one owner", () => {
    expect(psql("-c", owners)).toBe(accounts.owner);
  });

  test("a client reads the own row and the own client alone", () => {
    expect(as(dana, "select email from public.users")).toBe("dana@voltway.example");
    expect(as(dana, "select name from public.clients")).toBe("Voltway Home Electric");
  });

  test("of twenty overlapping calls confirmed at once, from twenty connections, one is", async () => {
    psql(
      "-c",
      `insert into public.discovery_calls
       (name, email, date, start_time, end_time, time_zone, starts_at, ends_at, manage_token_hash)
     select 'Ben', 'ben@example.com', '2030-01-07', '10:00', '10:30', 'UTC', start, start + interval '30 minutes', n
     from generate_series(1, 20) n, lateral (
       select timestamptz '2030-01-07 10:00Z' + (n % 2) * interval '15 minutes' as start
     ) as moment`,
    );
    const calls = psql("-c", "select id from public.discovery_calls where date = '2030-01-07'").split("\n");
    as(owner, "select 1");
    const claims = JSON.stringify({ sub: owner, role: "authenticated", session_id: owner });
    const confirm = async (id: string) => {
      const connection = await server.connect();
      await connection.query(
        `begin; set local role authenticated; set local "request.jwt.claims" = '${claims}'`,
      );
      const { rows } = await connection.query(
        "select public.decide_discovery_call($1, 'confirm') as answer",
        [id],
      );
      await connection.query("commit");
      await connection.end();
      return rows[0].answer;
    };
    expect((await Promise.all(calls.map(confirm))).sort()).toEqual([
      "confirmed",
      ...Array<string>(19).fill("taken"),
    ]);
  });

  test("a request that the owner takes out of the spam while it is being removed stays", async () => {
    const claims = JSON.stringify({ sub: owner, role: "authenticated", session_id: owner });
    as(owner, "select 1");
    const id = psql(
      "-c",
      `insert into public.contact_messages (name, email, message, status, created_at, status_at)
       values ('Late', 'late@example.com', 'Hello', 'spam', now() - interval '90 days', now() - interval '90 days')
       returning id`,
    );
    const releasing = await server.connect();
    const removing = await server.connect();
    await releasing.query(
      `begin; set local role authenticated; set local "request.jwt.claims" = '${claims}'`,
    );
    await releasing.query("select public.set_contact_message_status($1, 'new')", [id]);
    const removed = removing.query(`select * from public.remove_expired('{"spam": "30 days"}')`);
    const isWaiting = "select count(*) from pg_stat_activity where wait_event_type = 'Lock'";
    await expect.poll(() => psql("-c", isWaiting)).toBe("1");
    await releasing.query("commit");
    expect((await removed).rows.filter(({ source }) => source === "public.contact_messages")).toEqual([]);
    await Promise.all([releasing.end(), removing.end()]);
    expect(psql("-c", `select status from public.contact_messages where id = '${id}'`)).toBe("new");
    expect(psql("-c", `select count(*) from public.outbox where subject_id = '${id}'`)).toBe("2");
  });

  /** Asks for room for a file from many connections at once, each of which commits when it is answered, or all when all are. */
  async function reserveAtOnce(projects: string[], areCommittedTogether = false): Promise<string[]> {
    as(dana, "select 1");
    const claims = JSON.stringify({ sub: dana, role: "authenticated", session_id: dana });
    const connections = await Promise.all(projects.map(() => server.connect()));
    const answers = await Promise.all(
      connections.map(async (connection, place) => {
        await connection.query(
          `begin; set local role authenticated; set local "request.jwt.claims" = '${claims}'`,
        );
        const { rows } = await connection.query("select public.reserve_file($1, $2) as answer", [
          projects[place],
          `${place}`,
        ]);
        if (!areCommittedTogether) await connection.query("commit");
        return rows[0].answer.refused ?? "reserved";
      }),
    );
    for (const connection of connections) {
      if (areCommittedTogether) await connection.query("commit");
      await connection.end();
    }
    psql("-c", "delete from public.file_reservations");
    return answers;
  }

  const count = (answers: string[]) =>
    Object.fromEntries([...Map.groupBy(answers, String)].map(([answer, { length }]) => [answer, length]));
  const { voltway, bookingBoard, landingPages } = ids;

  test("of forty that reserve room for a file at once, from forty connections, twenty get it", async () => {
    expect(count(await reserveAtOnce(Array<string>(40).fill(landingPages)))).toEqual({
      reserved: 20,
      limited: 20,
    });
  });

  test("of eighty in four projects of a client sixty get room", async () => {
    psql(
      "-c",
      `insert into public.projects (client_id, name) select '${voltway}', 'Room ' || n from generate_series(1, 2) n`,
    );
    const made = psql("-c", "select id from public.projects where name like 'Room %'").split("\n");
    const projects = [bookingBoard, landingPages, ...made].flatMap((id) => Array<string>(20).fill(id));
    expect(count(await reserveAtOnce(projects))).toEqual({ reserved: 60, limited: 20 });
  });

  test("without its lock, reserving passes its limit", async () => {
    const whole = psql("-c", "select pg_get_functiondef('public.reserve_file'::regproc)");
    const lock = /perform pg_advisory_xact_lock\(.*\);/;
    expect(whole).toMatch(lock);
    psql("-c", whole.replace(lock, ""));
    try {
      const answers = await reserveAtOnce(Array<string>(40).fill(landingPages), true);
      expect(count(answers)).toEqual({ reserved: 40 });
    } finally {
      psql("-c", whole);
    }
  });

  test("a reservation that twenty record at once becomes one file, and none when its person goes at that moment", async () => {
    const reserve = (key: string) => {
      const [answer = ""] = as(dana, `select public.reserve_file('${landingPages}', '${key}')`).split("\n");
      const { id, path } = JSON.parse(answer);
      psql(
        "-c",
        `insert into storage.objects (bucket_id, name, metadata) values ('project-files', '${path}', '{"size": 5}')`,
      );
      return id;
    };
    const record = async (id: string, name: string) => {
      const connection = await server.connect();
      const file = JSON.stringify({ name, mime: "text/plain", size: 5, sha256: "0".repeat(64) });
      const answer = await connection
        .query("select public.record_project_file($1, $2)", [id, file])
        .then(() => "recorded")
        .catch(({ code }) => code);
      await connection.end();
      return answer;
    };
    const once = reserve("once");
    expect(count(await Promise.all(Array.from({ length: 20 }, () => record(once, "once.txt"))))).toEqual({
      recorded: 1,
      PT409: 19,
    });

    // Somebody else takes the membership away, and has not committed when the site records.
    const late = reserve("late");
    const connection = await server.connect();
    await connection.query(
      `begin; delete from public.client_members where user_id = '${dana}'; select from public.projects where id = '${landingPages}' for update`,
    );
    const answer = record(late, "late.txt");
    await connection.query("commit");
    expect(await answer).toBe("PT404");
    await connection.end();
    psql("-c", `insert into public.client_members (client_id, user_id) values ('${voltway}', '${dana}')`);
    expect(psql("-c", "select name from public.project_files where name in ('once.txt', 'late.txt')")).toBe(
      "once.txt",
    );
  });

  test("a client is refused the role by the grants and, were these too wide, by the trigger", () => {
    const promote = `update public.users set role = 'owner' where id = '${dana}'`;
    expect(() => as(dana, promote)).toThrow("permission denied for table users");
    psql("-c", "grant update on public.users to authenticated");
    expect(() => as(dana, promote)).toThrow("Only the service changes a role");
    expect(psql("-c", owners)).toBe(accounts.owner);
  });
});
