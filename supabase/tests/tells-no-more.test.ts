import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { addRealtime } from "../../local/supabase/add-realtime.ts";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { actAs } from "./act-as.ts";
import { fillTables, type Person, people, wordsIn } from "./fill-tables.ts";
import { selectEverything } from "./find-shown.ts";
import { readCatalogue } from "./read-catalogue.ts";

// Whatever is written is told: as news, by mail, and on Realtime's channels. Rows of every state are written and then changed
// into each other's states; what people have been told by then must be what they could select at that moment.

/** Whose words a mail may say without a right to the row. */
const meantToBeTold: Record<string, string[]> = {
  // Whose news it is.
  digest: ["users.full_name"],
};

const backend = await startTestBackend();
afterAll(() => backend.stop());
const { database } = backend;
await addRealtime(database);
const filled = await fillTables(database, { tells: true });

/** The columns whose words anybody was told. */
const heard = new Set<string>();
const told = z.array(z.object({ template: z.string(), payload: z.unknown() }));

/** What somebody was told, as news or by a mail that is not sent yet, of what the same person cannot select. */
async function findTold(person: Person): Promise<string[]> {
  const id = filled.ids[person];
  const mails = await database.query(
    `select o.template, o.payload from public.outbox o join public.users u on u.id = $1
     where o.sent_at is null and (o.recipient = u.email or (o.recipient is null and u.role = 'owner'))`,
    [id],
  );
  const wrong = new Set<string>();
  await database.query("savepoint told");
  try {
    await actAs(database, id);
    const { notifications = [], ...read } = Object.fromEntries(await selectEverything(database));
    const own = [...wordsIn(notifications)].filter((word) =>
      filled.describe(word).startsWith("notifications."),
    );
    const known = new Set([...wordsIn(Object.values(read)), ...own]);
    for (const { template, payload } of [
      { template: "news", payload: notifications },
      ...told.parse(mails.rows),
    ])
      for (const word of wordsIn(payload)) {
        const origin = filled.describe(word);
        const [column = ""] = origin.split(" ");
        heard.add(`${template} ${column}`);
        const isMeant = meantToBeTold[template]?.includes(column);
        if (!known.has(word) && !isMeant) wrong.add(`${template} tells ${origin}`);
      }
  } finally {
    await database.query("rollback to savepoint told");
  }
  return [...wrong];
}

let hours = 1;

async function findWrong(): Promise<string[]> {
  hours++;
  await database.query("select public.queue_digests(now() + $1 * interval '1 hour')", [hours]);
  const wrong: string[] = [];
  for (const person of people) wrong.push(...(await findTold(person)));
  return wrong;
}

/** Gives each row of each table the state of one that comes some places after it, where its rules allow that. */
async function changeStates(places: number): Promise<void> {
  for (const [table, columns] of await readCatalogue(database)) {
    if (/users|notifications|outbox|_state$/.test(table) || !columns.some(({ name }) => name === "id"))
      continue;
    const states = columns
      .filter(
        ({ type, choices, isNullable }) =>
          choices || type === "boolean" || (isNullable && type.startsWith("timestamp")),
      )
      .map(({ name }) => name);
    if (states.length === 0) continue;
    await database.exec(`
      do $do$
      declare
        ids text[] := array(select id::text from public.${table} order by id);
      begin
        for place in 1 .. cardinality(ids) loop
          begin
            update public.${table} set (${states}) = (
              select ${states} from public.${table} where id::text = ids[1 + (place + ${places}) % cardinality(ids)]
            )
            where id::text = ids[place];
          exception when others then null;
          end;
        end loop;
      end
      $do$
    `);
  }
}

/** What is told wrongly while somebody joins, rows change, and that person leaves; after a change of the database. */
async function tellEverything(rounds: number[], change = "select"): Promise<string[]> {
  await database.exec(`begin; ${change}`);
  const member = [filled.clients[0], filled.ids.removed];
  await database.query("insert into public.client_members (client_id, user_id) values ($1, $2)", member);
  const wrong = await findWrong();
  for (const places of rounds) {
    await changeStates(places);
    wrong.push(...(await findWrong()));
  }
  await database.query("delete from public.client_members where client_id = $1 and user_id = $2", member);
  wrong.push(...(await findTold("removed")));
  await database.exec("rollback");
  return wrong;
}

test("nobody is told of what is hidden, when it is written or when it changes", async () => {
  expect(await tellEverything([1])).toEqual([]);
  const columns = [
    "change_orders.title",
    "feedback_items.title",
    "project_files.name",
    "project_updates.title",
  ];
  for (const column of [...columns, "messages.body"])
    for (const way of ["news", "digest"]) expect(heard).toContain(`${way} ${column}`);
  // Of the rows as they were first written; that somebody is told so at all is in realtime-news.test.ts.
  const { rows } = await database.query("select distinct payload from realtime.messages");
  expect(rows).toEqual([{ payload: {} }]);
});

test("nor in any other order", { tags: "slow" }, async () => {
  expect(await tellEverything([2, 3, 5, 7, 11])).toEqual([]);
});

const mutations: { name: string; change: string; tags?: string; rounds?: number[] }[] = [
  { name: "hidden updates stay news", change: "drop trigger withdraw_hidden_row on public.project_updates" },
  {
    name: "everybody is told of everything",
    change: `create or replace view app.people_of_projects with (security_invoker = true) as
      select person.id as user_id, project.id as project_id, true as sees_money
      from public.users person cross join public.projects project`,
    tags: "slow",
  },
  {
    name: "whoever sees no money is told of it",
    change: `create or replace view app.people_of_projects with (security_invoker = true) as
      select member.user_id, project.id as project_id, true as sees_money
      from public.client_members member join public.projects project on project.client_id = member.client_id`,
  },
  ...["feedback_items", "project_files", "change_orders"].map((table) => ({
    name: `hidden ${table} stay news`,
    change: `drop trigger withdraw_hidden_row on public.${table}`,
    tags: "slow",
    rounds: [2, 3, 5],
  })),
  {
    name: "whoever left is told on",
    change: "drop trigger forget_member on public.client_members",
    tags: "slow",
  },
];

for (const { name, change, rounds = [1], ...options } of mutations)
  test(`it is noticed when ${name}`, options, async () => {
    expect(await tellEverything(rounds, change)).not.toEqual([]);
  });
