import type { Client } from "pg";
import type { startPostgres } from "./postgres-server.ts";

type Server = Awaited<ReturnType<typeof startPostgres>>;

/** What one connection asks: as a person with this id, or as the site with its own key. */
export type Asked = { as: string; sql: string };

/** The answer in the first column, or the code of what refused it. */
export type Answered = string | null;

export const theSite = "the site";

/**
 * For tests on a server: many connections that ask at the same moment. Each keeps its transaction open until every other one has
 * been answered or waits for a lock: so whatever looks before it writes, without a lock, has looked before anybody wrote.
 */
export async function openConnections(server: Server, many: number) {
  const connections = await Promise.all(Array.from({ length: many }, () => server.connect()));
  const watch = await server.connect();
  const pids = connections.map((connection) => Object(connection).processID);

  async function countWaiting(): Promise<number> {
    const { rows } = await watch.query(
      "select count(*)::int as waiting from pg_stat_activity where pid = any ($1) and wait_event_type = 'Lock'",
      [pids],
    );
    return rows[0].waiting;
  }

  async function ask(asked: Asked[], isInTurn: boolean): Promise<Answered[]> {
    const answers: Answered[] = [];
    const open = new Set<Client>();
    let unanswered = 0;
    const allStand = async () => {
      while (unanswered > 0 && (await countWaiting()) < unanswered);
    };
    for (const [place, { as }] of asked.entries()) await begin(at(place), as);
    for (const [place, { sql }] of asked.entries()) {
      const connection = at(place);
      unanswered += 1;
      connection
        .query({ text: sql, rowMode: "array" })
        .then(
          ({ rows }) => String(rows[0]?.[0] ?? null),
          (error) => String(Object(error).code ?? error),
        )
        .then((answer) => {
          answers[place] = answer;
          unanswered -= 1;
          open.add(connection);
        });
      if (isInTurn) await allStand();
    }
    while (unanswered > 0 || open.size > 0) {
      await allStand();
      const settled = [...open];
      open.clear();
      await Promise.all(settled.map((connection) => connection.query("commit")));
    }
    return answers;
  }

  function at(place: number): Client {
    const connection = connections[place];
    if (!connection) throw new Error(`There are ${many} connections`);
    return connection;
  }

  return {
    atOnce: (asked: Asked[]) => ask(asked, false),
    /** Each asks when the one before has been answered or waits, and none has said that it is done. */
    inTurn: (asked: Asked[]) => ask(asked, true),
    async close(): Promise<void> {
      await Promise.all([...connections, watch].map((connection) => connection.end()));
    },
  };
}

/** Begins as the API does for whoever asks. */
async function begin(connection: Client, as: string): Promise<void> {
  const role = as === theSite ? "service_role" : "authenticated";
  const claims = as === theSite ? { role } : { sub: as, role, session_id: as };
  await connection.query(
    `begin; set local role ${role}; set local "request.jwt.claims" = '${JSON.stringify(claims)}'`,
  );
}
