import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type Database, openEmbedded, openPostgres } from "./open-in-vain.ts";
import { ids } from "./permission-expectations.ts";
import { withPostgres } from "./postgres-server.ts";
import type { Queryable } from "./read-grants.ts";

// Who has to have a second factor, and from when: lives of an owner, of another owner and of a client are lived in the database and
// in a model beside it.

const people = [ids.owner, "00000000-0000-4000-8000-00000000e0a1", ids.dana];
type Who = 0 | 1 | 2;

type Step =
  /** Somebody says whether owners need two steps, or nobody has. */
  | { do: "set"; to: boolean | null }
  /** The site tells of a sign-in, with what it thinks where nobody has said. */
  | { do: "signIn"; who: Who; byDefault: boolean }
  | { do: "days"; count: number }
  | { do: "prove"; who: Who }
  /** A factor that was never proven. */
  | { do: "begin"; who: Who }
  /** The factors are removed by somebody who may, or past the site. */
  | { do: "remove"; who: Who }
  /** A recovery code, whereupon the site removes the factors; the session of level 2 gives it, and the other one lost nothing. */
  | { do: "lose"; who: Who }
  | { do: "renewCodes"; who: Who }
  | { do: "become"; who: Who; to: "owner" | "client" }
  | { do: "ask" };

/** What the database answers a session of level 1 and one of level 2 of each of them; `left` in days. */
const answer = z.object({
  weak: z.enum(["none", "prove", "enrol"]),
  strong: z.enum(["none", "prove", "enrol"]),
  must: z.boolean(),
  left: z.number().nullable(),
});
type Answer = z.infer<typeof answer>;

/** The same, said in other words than the database's. */
function foresee(steps: readonly Step[]): Answer[][] {
  const lives = people.map((_, who) => ({
    isOwner: who < 2,
    hasFactor: false,
    hasLost: false,
    daysLeft: null as number | null,
  }));
  let setting: boolean | null = null;
  const said: Answer[][] = [];
  for (const step of steps) {
    const life = "who" in step ? lives[step.who] : undefined;
    if (step.do === "set") {
      if (step.to === false) for (const each of lives) each.daysLeft = null;
      setting = step.to;
    } else if (step.do === "days") {
      for (const each of lives) if (each.daysLeft !== null) each.daysLeft -= step.count;
    } else if (step.do === "ask") said.push(lives.map(answerOf));
    else if (life && step.do === "signIn")
      life.daysLeft = life.isOwner && (setting ?? step.byDefault) ? (life.daysLeft ?? 7) : null;
    else if (life && step.do === "prove") life.hasFactor = true;
    else if (life && step.do === "remove") life.hasFactor = false;
    else if (life && step.do === "lose" && life.hasFactor)
      Object.assign(life, { hasFactor: false, hasLost: true });
    else if (life && step.do === "renewCodes" && life.hasFactor) life.hasLost = false;
    else if (life && step.do === "become") life.isOwner = step.to === "owner";
  }
  return said;
}

function answerOf(life: { hasFactor: boolean; hasLost: boolean; daysLeft: number | null }): Answer {
  const { hasFactor, hasLost, daysLeft } = life;
  const isDue = hasLost || (daysLeft !== null && daysLeft <= 0);
  const bare = isDue ? "enrol" : "none";
  return {
    weak: hasFactor || hasLost ? "prove" : bare,
    strong: hasFactor ? "none" : bare,
    must: daysLeft !== null && (hasFactor || !isDue),
    left: hasFactor || isDue ? null : daysLeft,
  };
}

/** Lives each list of steps and takes it back. */
const living = `
  create schema if not exists tests;

  create or replace function tests.become(account uuid, level text) returns void language plpgsql as $$
  begin
    perform set_config('request.jwt.claims', jsonb_build_object(
        'sub', account, 'role', 'authenticated', 'aal', level, 'session_id', md5(account || level)::uuid
      )::text, true),
      set_config('request.jwt.claim.sub', account::text, true);
  end $$;

  create or replace function tests.ask(account uuid) returns jsonb language plpgsql as $$
  declare
    weak text;
  begin
    perform tests.become(account, 'aal1');
    weak := public.my_second_step();
    perform tests.become(account, 'aal2');
    return jsonb_build_object(
      'weak', weak, 'strong', public.my_second_step(), 'must', public.must_have_factor(),
      'left', extract(epoch from public.enrol_by() - now()) / 86400
    );
  end $$;

  create or replace function tests.add_factor(account uuid, status auth.factor_status) returns void language sql as $$
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (
      gen_random_uuid(), account, 'totp', status,
      -- What is set up after a loss is none of before.
      case when exists (select from app.must_enrol lost where lost.user_id = account and lost.reason = 'lost')
        then now() + interval '1 second' else now() - interval '1 second' end,
      now()
    )
  $$;

  create or replace function tests.take(step jsonb, account uuid) returns void language plpgsql as $$
  begin
    perform set_config('request.jwt.claims', '{"role": "service_role"}', true),
      set_config('request.jwt.claim.sub', '', true);
    case step ->> 'do'
      when 'set' then
        update public.agency_settings set owners_need_two_steps = (step ->> 'to')::boolean;
      when 'signIn' then perform public.begin_duty(account, (step ->> 'byDefault')::boolean);
      when 'days' then
        update app.must_enrol set since = since - make_interval(days => (step ->> 'count')::integer);
      when 'prove' then perform tests.add_factor(account, 'verified');
      when 'begin' then perform tests.add_factor(account, 'unverified');
      when 'remove' then delete from auth.mfa_factors where user_id = account;
      when 'lose' then
        insert into app.recovery_codes (user_id, code_hash) values (account, repeat('a', 43))
        on conflict (user_id, code_hash) do update set used_at = null, used_in = null;
        perform tests.become(account, 'aal2');
        if public.use_recovery_code(repeat('a', 43)) = 'used' then
          delete from auth.mfa_factors where user_id = account;
        end if;
      when 'renewCodes' then
        perform tests.become(account, 'aal2');
        begin
          perform public.renew_recovery_codes(array(select repeat(n::text, 43) from generate_series(0, 9) n));
        exception when insufficient_privilege then
          null; -- Nobody who has to enrol first renews codes.
        end;
      when 'become' then update public.users set role = (step ->> 'to')::public.user_role where id = account;
    end case;
  end $$;

  create or replace function tests.live(people uuid[], steps jsonb) returns jsonb language plpgsql as $$
  declare
    step jsonb;
    said jsonb := '[]';
    heard jsonb;
    account uuid;
  begin
    begin
      for step in select value from jsonb_array_elements(steps) with ordinality s (value, place) order by place loop
        if step ->> 'do' = 'ask' then
          heard := '[]';
          foreach account in array people loop heard := heard || tests.ask(account); end loop;
          said := said || jsonb_build_array(heard);
        else
          perform tests.take(step, people[(step ->> 'who')::integer + 1]);
        end if;
      end loop;
      raise exception using errcode = 'TT000';
    exception when sqlstate 'TT000' then
      null;
    end;
    return said;
  end $$;
`;

const heard = z.array(z.object({ said: z.array(z.array(answer)) }));

/** The lives of which the database says something else than the model does. */
async function findDisagreements(transaction: Queryable, lives: readonly Step[][]): Promise<string[]> {
  const { rows } = await transaction.query(
    `select tests.live($1::uuid[], value) as said
     from jsonb_array_elements($2::text::jsonb) with ordinality life (value, place) order by place`,
    [people, JSON.stringify(lives)],
  );
  const answers = heard.parse(rows);
  return lives.flatMap((steps, place) => {
    const [expected, said] = [foresee(steps), answers[place]?.said].map((each) => JSON.stringify(each));
    return expected === said ? [] : [`${JSON.stringify(steps)}: ${said} in place of ${expected}`];
  });
}

async function prepare(transaction: Queryable): Promise<void> {
  for (const statement of living.split(/;\n\n/)) await transaction.query(statement);
  const [, second] = people;
  await transaction.query("insert into auth.users (id, email) values ($1, 'second@agency.example')", [
    second,
  ]);
  await transaction.query("update public.users set role = 'owner' where id = $1", [second]);
  await transaction.query("delete from app.must_enrol");
  await transaction.query(
    `insert into auth.sessions (id, user_id, aal)
     select md5(account || level)::uuid, account, level::auth.aal_level
     from unnest($1::uuid[]) account cross join unnest(array['aal1', 'aal2']) level`,
    [people],
  );
}

const settings = [true, false, null];
const both = [false, true];
/** Everything that the rule names, each with each. The second owner, where there is one, signs in three days later. */
const situations: Step[][] = settings.flatMap((to) =>
  both.flatMap((byDefault) =>
    (["none", "begin", "prove"] as const).flatMap((factor) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((days) =>
        both.flatMap((isLost) =>
          both.map((hasSecond): Step[] => [
            { do: "set", to },
            { do: "signIn", who: 0, byDefault },
            { do: "signIn", who: 2, byDefault },
            ...(isLost ? [{ do: "prove", who: 0 } as const, { do: "lose", who: 0 } as const] : []),
            ...(factor === "none" ? [] : [{ do: factor, who: 0 } as const]),
            { do: "days", count: Math.min(days, 3) },
            ...(hasSecond ? [{ do: "signIn", who: 1, byDefault } as const] : []),
            { do: "days", count: Math.max(days - 3, 0) },
            // A later sign-in begins nothing anew.
            { do: "signIn", who: 0, byDefault },
            { do: "ask" },
          ]),
        ),
      ),
    ),
  ),
);

/** Lives drawn once and for all, asked about after every so many steps. */
function drawLives(many: number, seed: number, every = 1): Step[][] {
  let state = seed;
  const draw = <Choice>(choices: readonly [Choice, ...Choice[]]): Choice => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return choices[Math.floor((state / 2 ** 32) * choices.length)] ?? choices[0];
  };
  const who = (): Who => draw([0, 0, 1, 2]);
  const drawStep = (): Step =>
    draw<() => Step>([
      () => ({ do: "set", to: draw([true, true, false, null]) }),
      () => ({ do: "signIn", who: who(), byDefault: draw([true, false]) }),
      () => ({ do: "signIn", who: who(), byDefault: true }),
      () => ({ do: "days", count: draw([1, 3, 6, 7, 8]) }),
      () => ({ do: "prove", who: who() }),
      () => ({ do: "begin", who: who() }),
      () => ({ do: "remove", who: who() }),
      () => ({ do: "lose", who: who() }),
      () => ({ do: "renewCodes", who: who() }),
      () => ({ do: "become", who: 1, to: draw(["owner", "client"]) }),
    ])();
  return Array.from({ length: many }, () =>
    Array.from({ length: 12 }, drawStep).flatMap((step, place): Step[] =>
      place % every === every - 1 ? [step, { do: "ask" }] : [step],
    ),
  );
}

/** Whatever can happen to an owner under the duty, three of it in every order. */
const crossings: Step[][] = (() => {
  const happenings: Step[][] = [
    [{ do: "signIn", who: 0, byDefault: true }],
    [{ do: "prove", who: 0 }],
    [
      { do: "prove", who: 0 },
      { do: "lose", who: 0 },
    ],
    [{ do: "renewCodes", who: 0 }],
    [{ do: "days", count: 8 }],
    [{ do: "set", to: false }],
  ];
  const begin: Step[] = [
    { do: "set", to: true },
    { do: "signIn", who: 0, byDefault: false },
  ];
  return happenings.flatMap((first) =>
    happenings.flatMap((second) =>
      happenings.map((third): Step[] => [...begin, ...first, ...second, ...third, { do: "ask" }]),
    ),
  );
})();

/** What a mistake in the migration would be, as function, text and what stands there in its place. */
const mistakes: [name: string, text: string, instead: string][] = [
  ["public.begin_duty", "'7 days'", "'6 days'"],
  ["public.begin_duty", "'7 days'", "'8 days'"],
  ["public.begin_duty", "coalesce(s.owners_need_two_steps, $2)", "coalesce(s.owners_need_two_steps, false)"],
  ["public.begin_duty", "coalesce(s.owners_need_two_steps, $2)", "coalesce(s.owners_need_two_steps, true)"],
  ["public.begin_duty", "coalesce(s.owners_need_two_steps, $2)", "coalesce($2, s.owners_need_two_steps)"],
  ["public.begin_duty", "and u.role = 'owner'", ""],
  [
    "public.begin_duty",
    "on conflict do nothing",
    "on conflict (user_id, reason) do update set since = excluded.since",
  ],
  [
    "public.begin_duty",
    "where who.user_id = $1 and who.reason = 'duty';\n  end if",
    "where who.user_id = $1;\n  end if",
  ],
  [
    "public.begin_duty",
    "where who.user_id = $1 and who.reason = 'duty';\n  end if",
    "where false;\n  end if",
  ],
  ["app.end_duty", "where who.reason = 'duty'", "where true"],
  ["app.end_duty", "where who.reason = 'duty'", "where false"],
  ["public.renew_recovery_codes", "and who.reason = 'lost'", ""],
  ["public.use_recovery_code", "'lost', now()", "'duty', now()"],
  ["public.must_have_factor", "and who.reason = 'duty'", ""],
  ["public.must_have_factor", "and who.reason = 'duty'", "and not app.has_factor(who.user_id)"],
  ["public.enrol_by", "and not app.has_factor(who.user_id)", ""],
  ["app.is_strong", "who.since <= now()", "who.since < now()"],
  ["app.is_strong", "who.since <= now()", "true"],
  ["app.is_strong", "who.since <= now()", "who.reason = 'lost'"],
];

const parts = 9;

async function makeMistake(transaction: Queryable, [name, text, instead]: (typeof mistakes)[number]) {
  const { rows } = await transaction.query("select pg_get_functiondef($1::text::regproc) as definition", [
    name,
  ]);
  const [{ definition }] = z.tuple([z.object({ definition: z.string() })]).parse(rows);
  expect(definition, name).toContain(text);
  await transaction.query(definition.replace(text, () => instead));
}

// The embedded database takes fifteen times as long for the same.
for (const { name, open, ...options } of [
  { name: "PostgreSQL", open: openPostgres, ...withPostgres },
  { name: "the embedded database", open: openEmbedded, tags: "slow" },
])
  describe(`in ${name}`, options, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database.stop());

    const compare = (lives: readonly Step[][], mistake?: (typeof mistakes)[number]) =>
      database.inVain(async (transaction) => {
        await prepare(transaction);
        if (mistake) await makeMistake(transaction, mistake);
        return findDisagreements(transaction, lives);
      });

    test("setting, backend, factor, days, a lost one and another owner: each with each is as the rule says", async () => {
      expect(situations.length).toBe(648);
      expect(await compare(situations)).toEqual([]);
    });

    test("whatever happens in whatever order, both reasons hold by themselves", async () => {
      expect(await compare([...crossings, ...drawLives(60, 1)])).toEqual([]);
    });

    test("a great many lives are as the rule says", { tags: "slow" }, async () => {
      expect(await compare(drawLives(400, 2))).toEqual([]);
    });

    test("owners are told who of them has a factor, and until when the others are let in; nobody else is", async () => {
      const lists = await database.inVain(async (transaction) => {
        await prepare(transaction);
        await transaction.query("select tests.add_factor($1, 'verified')", [ids.owner]);
        for (const who of people) await transaction.query("select public.begin_duty($1, true)", [who]);
        const asked = [
          ...[
            [people[0], "aal2"],
            [people[1], "aal1"],
          ],
          ...[
            [people[0], "aal1"],
            [people[2], "aal2"],
          ],
        ];
        const said = [];
        for (const asker of asked) {
          await transaction.query("select tests.become($1, $2)", asker);
          const { rows } = await transaction.query(
            `select id, has_factor, extract(day from enrol_by - now())::integer as days
             from public.list_owner_factors()`,
          );
          said.push(rows);
        }
        return said;
      });
      const all = [
        { id: people[0], has_factor: true, days: null },
        { id: people[1], has_factor: false, days: 7 },
      ];
      expect(lists).toEqual([all, all, [], []]);
    });

    test.each([
      ["nothing", { state: "there", owners: 2, without_factor: 2 }, null],
      [
        `select tests.add_factor('${ids.owner}', 'verified'), tests.add_factor('${people[1]}', 'unverified')`,
        { state: "there", owners: 2, without_factor: 1 },
        null,
      ],
      [
        `update public.users set disabled_at = now() where id = '${people[1]}'`,
        { state: "there", owners: 1, without_factor: 1 },
        null,
      ],
      [
        "alter table auth.mfa_factors rename to renamed",
        { state: "missing", owners: 2, without_factor: null },
        null,
      ],
      [
        "alter table auth.mfa_amr_claims rename to renamed",
        { state: "unreadable", owners: 2 },
        /mfa_amr_claims/,
      ],
      [
        "alter table auth.mfa_factors rename column status to renamed",
        { state: "unreadable", owners: 2 },
        /status/,
      ],
      ["alter table auth.sessions rename column aal to renamed", { state: "unreadable", owners: 2 }, /aal/],
    ])("after %s the doctor is told %j", async (change, expected, trouble) => {
      const told = await database.inVain(async (transaction) => {
        await prepare(transaction);
        if (change !== "nothing") await transaction.query(change);
        return (await transaction.query("select * from public.describe_second_factors()")).rows;
      });
      expect(told).toEqual([
        expect.objectContaining({
          ...expected,
          trouble: trouble ? expect.stringMatching(trouble) : null,
        }),
      ]);
    });

    test.each(mistakes)("a mistake in %s is noticed: %j as %j", async (...mistake) => {
      const lives = [
        ...crossings,
        ...situations.filter((_, place) => place % 13 === 0),
        ...drawLives(40, 3, 4),
      ];
      // A part of each kind after the other: the first that notices it is enough.
      for (let part = 0; part < parts; part++) {
        const some = lives.filter((_, place) => place % parts === part);
        if ((await compare(some, mistake)).length > 0) return;
      }
      expect.fail("Nothing that was lived is otherwise");
    });
  });
