import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { type Asker, actAs } from "./act-as.ts";
import { ids } from "./permission-expectations.ts";
import type { Queryable } from "./read-grants.ts";

// Whose turn a project is, in every state that it can be in, told by whatever tells it; and how a client's word that a step is done,
// and the owner's answer, change that.

const { database, stop } = await startTestBackend();
afterAll(stop);

const { owner, dana, priya } = ids;
const colleague = "00000000-0000-4000-8000-0000000000d7";
const clients = {
  open: "00000000-0000-4000-8000-0000000000d8",
  ended: "00000000-0000-4000-8000-0000000000d9",
};
const step = "Send us the sketches";
const saidAt = "2026-11-01T10:00:00.123456+00:00";

const ends = ["no", "project", "client"] as const;
const states = (["agency", "client"] as const).flatMap((side) =>
  ends.flatMap((ended) =>
    [
      { words: step, isSaid: false },
      { words: step, isSaid: true },
      { words: "", isSaid: false },
    ].map((state) => ({ side, ended, ...state })),
  ),
);
type State = (typeof states)[number];
const projectOf = (place: number) => `00000000-0000-4000-8000-0000000d${String(place).padStart(4, "0")}`;

/** The rule, said a second time. */
function turnOf({ side, words, ended, isSaid }: State): "agency" | "client" | null {
  if (ended !== "no" || words === "") return null;
  return isSaid ? "agency" : side;
}

await database.exec(`
  set session_replication_role = replica;
  insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
  values ('${colleague}', 'authenticated', 'authenticated', 'kit@voltway.example', now(), '{}', now(), now());
  insert into public.users (id, role, full_name, email) values ('${colleague}', 'client', 'Kit', 'kit@voltway.example');
  insert into public.clients (id, name, archived_at) values ('${clients.open}', 'Open', null), ('${clients.ended}', 'Ended', now());
  insert into public.client_members (client_id, user_id)
  select c, p from unnest('{${Object.values(clients)}}'::uuid[]) c, unnest('{${dana},${colleague}}'::uuid[]) p;
  ${states
    .map(
      ({ side, words, ended, isSaid }, place) => `
  insert into public.projects (id, client_id, name, next_step, next_step_side, archived_at, step_done_at, step_done_by) values
    ('${projectOf(place)}', '${clients[ended === "client" ? "ended" : "open"]}', 'Sketchbook ${place}', '${words}', '${side}',
     ${ended === "no" ? "null" : "now()"}, ${isSaid ? `'${saidAt}', '${dana}'` : "null, null"});`,
    )
    .join("")}
  set session_replication_role = origin;
`);

async function inVain<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
  return await database.transaction(async (transaction) => {
    const result = await work(transaction);
    await transaction.rollback();
    return result;
  });
}

/** The rows that somebody is answered; what refuses it is an answer, too. */
async function ask(
  transaction: Queryable,
  who: Asker,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  await actAs(transaction, who);
  await transaction.query("savepoint asked");
  try {
    const { rows } = await transaction.query(sql, [...values]);
    return z.array(z.record(z.string(), z.unknown())).parse(rows);
  } catch (error) {
    await transaction.query("rollback to savepoint asked");
    return [{ refused: Object(error).code }];
  } finally {
    await transaction.query("reset role");
  }
}

const turns = (rows: Record<string, unknown>[]) =>
  Object.fromEntries(
    rows
      .filter(({ id }) => String(id).startsWith("00000000-0000-4000-8000-0000000d"))
      .map(({ id, turn }) => [id, turn]),
  );
const expected = (isAsked: (state: State) => boolean = () => true) =>
  Object.fromEntries(
    states.flatMap((state, place) => (isAsked(state) ? [[projectOf(place), turnOf(state)]] : [])),
  );
const withTurn = (side?: "agency" | "client") =>
  expected((state) => (side ? turnOf(state) === side : turnOf(state) !== null));

test.each([
  ["the owner", owner],
  ["a person of the client", dana],
])("%s is told of every project whose turn it is, the same by all that tells it", async (_, who) => {
  await inVain(async (transaction) => {
    const told = async (sql: string) => turns(await ask(transaction, who, sql));
    expect(await told("select id, turn from public.projects")).toEqual(expected());
    const lists = ["false", "true"].map((isArchived) =>
      Object.values(clients)
        .map(
          (client) =>
            `select id, turn from public.list_projects(most => 100, of_client => '${client}', is_archived => ${isArchived})`,
        )
        .join(" union all "),
    );
    expect(await told(lists.join(" union all "))).toEqual(expected());
    for (const side of ["agency", "client"] as const) {
      const waits = `select id, '${side}' as turn from public.list_projects(most => 100, waits_for => '${side}')`;
      const view = `select project_id as id, side as turn from app.waiting_items where kind in ('project', 'done_step') and side = '${side}'`;
      for (const sql of [waits, view]) expect(await told(sql), sql).toEqual(withTurn(side));
    }
    const kinds = await ask(
      transaction,
      who,
      "select id, kind from app.waiting_items where kind in ('project', 'done_step')",
    );
    expect(turns(kinds.map(({ id, kind }) => ({ id, turn: kind })))).toEqual(
      Object.fromEntries(
        states.flatMap((state, place) =>
          turnOf(state) ? [[projectOf(place), state.isSaid ? "done_step" : "project"]] : [],
        ),
      ),
    );
    const found = await ask(
      transaction,
      who,
      "select id, body as turn from public.search_portal('Sketchbook', 'project', 50)",
    );
    expect(turns(found)).toEqual(
      Object.fromEntries(states.map((state, place) => [projectOf(place), turnOf(state) ? state.words : ""])),
    );
  });
});

test("a client's page tells the same, of what is open", async () => {
  const rows = await inVain((transaction) =>
    ask(
      transaction,
      owner,
      `select p ->> 'id' as id, p ->> 'turn' as turn from unnest('{${Object.values(clients)}}'::uuid[]) c,
         jsonb_path_query(public.read_client_story(c), '$.open[*]') p where p ? 'id'`,
    ),
  );
  expect(rows).toHaveLength(6);
  const all: Record<string, unknown> = expected();
  for (const { id, turn } of rows) expect(turn, String(id)).toBe(all[String(id)]);
});

const given = "00000000-0000-4000-8000-0000000d9999";
const begun = (state: State) => `
  insert into public.projects (id, client_id, name, next_step, next_step_side, archived_at, step_done_at, step_done_by, step_comment)
  values ('${given}', '${clients[state.ended === "client" ? "ended" : "open"]}', 'Given', '${state.words}', '${state.side}',
    ${state.ended === "no" ? "null" : "now()"}, ${state.isSaid ? `'${saidAt}', '${dana}', 'Sent'` : "null, null, ''"})`;
const read = `select turn, next_step, step_done_at, step_done_by, step_comment, step_reply from public.projects where id = '${given}'`;

const people = { dana, colleague, priya, owner, nobody: null } as const;
const acts = {
  say: (seen: string) =>
    ["select public.say_step_done($1, $2, 'Here they are') as answer", [given, seen]] as const,
  takeBack: (seen: string) => ["select public.take_step_back($1, $2) as answer", [given, seen]] as const,
  confirm: (seen: string) =>
    ["select public.settle_step($1, $2, $3, true, '') as answer", [given, seen, saidAt]] as const,
  sendBack: (seen: string) =>
    [
      "select public.settle_step($1, $2, $3, false, 'Two are missing') as answer",
      [given, seen, saidAt],
    ] as const,
  sendBackWordless: (seen: string) =>
    ["select public.settle_step($1, $2, $3, false, ' ') as answer", [given, seen, saidAt]] as const,
};
type Act = keyof typeof acts;

/** What is answered, said a second time. */
function answerOf(act: Act, who: keyof typeof people, state: State, seen: string): string {
  if (who === "nobody") return "42501";
  const isClients = act === "say" || act === "takeBack";
  if (isClients ? who === "owner" || who === "priya" : who !== "owner")
    return isClients ? "missing" : "42501";
  if (state.ended !== "no") return "archived";
  if (seen !== state.words || state.words === "") return "changed";
  if (act === "say") return state.side === "client" ? "done" : "changed";
  if (!state.isSaid) return "changed";
  return {
    takeBack: "taken back",
    confirm: "confirmed",
    sendBack: "sent back",
    sendBackWordless: "wordless",
  }[act];
}

/** What the row says afterwards, where something was done. */
const becomes: Record<string, object> = {
  done: { turn: "agency", next_step: step, step_comment: "Here they are", step_reply: "" },
  "taken back": {
    turn: "client",
    next_step: step,
    step_done_at: null,
    step_done_by: null,
    step_comment: "",
    step_reply: "",
  },
  confirmed: {
    turn: null,
    next_step: "",
    step_done_at: null,
    step_done_by: null,
    step_comment: "",
    step_reply: "",
  },
  "sent back": {
    turn: "client",
    next_step: step,
    step_done_at: null,
    step_done_by: null,
    step_comment: "",
    step_reply: "Two are missing",
  },
};

const everybody = ["dana", "colleague", "priya", "owner", "nobody"] as const;
const newsOfOwner = `(
  select jsonb_agg(jsonb_build_object('decision', n.decision, 'title', n.title)) from public.notifications n
  where n.kind = 'done_step' and n.subject_id = '${given}'
) as news`;

test("of a step every person is answered by what it is, and nothing else is changed", async () => {
  const isDone = new Set<string>();
  let tried = 0;
  await inVain(async (transaction) => {
    const look = async () =>
      Object((await ask(transaction, owner, read.replace(" from", `, ${newsOfOwner} from`)))[0]);
    for (const state of states.filter(({ side, isSaid }) => side === "client" || !isSaid)) {
      await transaction.query("savepoint of_state");
      await transaction.query("set local session_replication_role = replica");
      await transaction.query(begun(state));
      await transaction.query("set local session_replication_role = origin");
      const before = await look();
      for (const act of Object.keys(acts).filter((name): name is Act => name in acts))
        for (const who of everybody)
          for (const seen of who === "dana" || who === "owner" ? [step, "Another step"] : [step]) {
            await transaction.query("savepoint of_act");
            const [sql, values] = acts[act](seen);
            const [answer] = await ask(transaction, people[who], sql, values);
            const what = `${act} by ${who} of ${JSON.stringify(state)}, seen: ${seen}`;
            const told = Object(answer).answer ?? Object(answer).refused;
            expect(told, what).toBe(answerOf(act, who, state, seen));
            const isNew = told === "done" && !state.isSaid;
            const after = await look();
            expect(after, what).toMatchObject(
              (told === "done" ? isNew : told in becomes) ? Object(becomes[told]) : before,
            );
            if (isNew) expect(after.step_done_by, what).toBe(people[who]);
            // The owner hears from clients, not from themselves.
            expect(after.news, what).toEqual(
              isNew ? [{ decision: null, title: `${step} – Here they are` }] : null,
            );
            isDone.add(told);
            await transaction.query("rollback to savepoint of_act");
            tried++;
          }
      await transaction.query("rollback to savepoint of_state");
    }
  });
  for (const done of Object.keys(becomes)) expect(isDone).toContain(done);
  expect(tried).toBe(15 * 5 * 7);
});

/** A project whose turn is the client's, and everybody's news of it. */
async function begin(transaction: Queryable) {
  await transaction.query(begun({ side: "client", words: step, ended: "no", isSaid: false }));
  const newsOf = async (person: string) => {
    const rows = await ask(
      transaction,
      person,
      `select decision, title, read_at is null as unread from public.notifications where kind = 'done_step' and subject_id = '${given}'`,
    );
    return rows.map(
      ({ decision, title, unread }) => `${decision ?? "said"} ${title} ${unread ? "unread" : "read"}`,
    );
  };
  const seenAt = async () => {
    const [row] = await ask(
      transaction,
      owner,
      `select step_done_at::text as at from public.projects where id = '${given}'`,
    );
    return String(row?.at);
  };
  return { newsOf, seenAt };
}

test("who follows the project is told that a step is said to be done, and of the answer, and the owner's news is read with it", async () => {
  await inVain(async (transaction) => {
    const { newsOf, seenAt } = await begin(transaction);
    await ask(transaction, dana, ...acts.say(step));
    expect(await newsOf(owner)).toEqual([`said ${step} – Here they are unread`]);
    expect(await newsOf(colleague)).toEqual([`said ${step} – Here they are unread`]);
    expect(await newsOf(dana)).toEqual([]);
    await transaction.query(
      "update public.projects set step_done_at = step_done_at - interval '1 minute' where id = $1",
      [given],
    );
    const at = await seenAt();
    const settle = "select public.settle_step($1, $2, $3, $4, 'Two are missing') as answer";
    expect(await ask(transaction, owner, settle, [given, step, at, false])).toEqual([
      { answer: "sent back" },
    ]);
    expect(await newsOf(owner)).toEqual([`said ${step} – Here they are read`]);
    for (const person of [dana, colleague])
      expect(await newsOf(person)).toEqual([`changes_requested ${step} – Two are missing unread`]);
    // Said once more it is another word: an answer to the first one comes too late.
    await ask(transaction, colleague, ...acts.say(step));
    expect(await ask(transaction, owner, settle, [given, step, at, true])).toEqual([{ answer: "changed" }]);
    expect(await ask(transaction, owner, settle, [given, step, await seenAt(), true])).toEqual([
      { answer: "confirmed" },
    ]);
    expect(await newsOf(colleague)).toContain(`approved ${step} unread`);
  });
});

test("what is taken back is untold where nobody has read it, and its mail is not sent", async () => {
  await inVain(async (transaction) => {
    const { newsOf } = await begin(transaction);
    await transaction.query(
      "update public.notifications set read_at = now(), digest_id = null where kind <> 'done_step' or subject_id <> $1",
      [given],
    );
    await ask(transaction, dana, ...acts.say(step));
    await transaction.query("select public.queue_digests(now() + interval '2 hours')");
    const mails = `select from public.outbox where template = 'digest' and sent_at is null and payload::text like '%Here they are%'`;
    expect((await transaction.query(mails)).rows.length).toBe(2);
    await ask(transaction, colleague, ...acts.takeBack(step));
    for (const person of [owner, colleague, dana]) expect(await newsOf(person)).toEqual([]);
    expect((await transaction.query(mails)).rows).toEqual([]);
  });
});

test("a step that the owner changes is not said to be done any more, whatever else is changed leaves it", async () => {
  const changes: [set: string, isOver: boolean][] = [
    ["next_step = 'Another step'", true],
    ["next_step_side = 'agency'", true],
    ["next_step = '', status = 'live'", true],
    [`next_step = '${step}', next_step_side = 'client', status = 'review', name = 'Renamed'`, false],
    ["archived_at = now()", false],
  ];
  for (const [set, isOver] of changes)
    await inVain(async (transaction) => {
      await begin(transaction);
      await ask(transaction, dana, ...acts.say(step));
      await ask(transaction, owner, `update public.projects set ${set} where id = '${given}'`);
      const [row] = await ask(transaction, owner, read);
      expect(row, set).toMatchObject(
        isOver
          ? { step_done_at: null, step_done_by: null, step_comment: "" }
          : { step_done_by: dana, step_comment: "Here they are" },
      );
    });
});

test("nobody writes past the functions that a step is done", async () => {
  await inVain(async (transaction) => {
    await begin(transaction);
    for (const who of [owner, dana])
      for (const set of [
        "step_done_at = now()",
        `step_done_by = '${who}'`,
        "step_comment = 'Mine'",
        "step_reply = 'Mine'",
      ])
        expect(
          await ask(transaction, who, `update public.projects set ${set} where id = '${given}' returning 1`),
          set,
        ).toEqual([{ refused: "42501" }]);
  });
});

test("a step is said and taken back twenty times an hour at most", async () => {
  await inVain(async (transaction) => {
    await begin(transaction);
    const answers = [];
    for (let time = 0; time < 21; time++) {
      answers.push(Object((await ask(transaction, dana, ...acts.say(step)))[0]).answer);
      await ask(transaction, dana, ...acts.takeBack(step));
    }
    expect(answers).toEqual([...Array<string>(20).fill("done"), "limited"]);
  });
});

test("whoever said it may delete the account, also when the project is archived; the word stays", async () => {
  await inVain(async (transaction) => {
    await begin(transaction);
    await ask(transaction, colleague, ...acts.say(step));
    await ask(transaction, owner, `update public.projects set archived_at = now() where id = '${given}'`);
    await ask(transaction, colleague, "select public.delete_my_account()");
    const [row] = await ask(transaction, owner, read);
    expect(row).toMatchObject({ step_done_by: null, step_comment: "Here they are" });
  });
});

test("what is kept of an old project has nobody's word and nobody who said it", async () => {
  await inVain(async (transaction) => {
    await begin(transaction);
    await ask(transaction, dana, ...acts.say(step));
    await transaction.query("update public.projects set archived_at = now() where id = $1", [given]);
    const isEmptied = async () => (await transaction.query("select app.is_emptied($1) as is", [given])).rows;
    expect(await isEmptied()).toEqual([{ is: false }]);
    await transaction.query(
      "select set_config('app.removes_expired', 'on', true), app.empty_projects(array[$1::uuid])",
      [given],
    );
    expect(await isEmptied()).toEqual([{ is: true }]);
    const [row] = await ask(transaction, owner, read);
    expect(row).toMatchObject({ step_done_by: null, step_comment: "" });
  });
});
