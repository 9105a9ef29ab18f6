import { afterAll, expect, test } from "vitest";
import { accounts, startTestBackend, type UntypedClient } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";

// Who may ask whether a project is shown, who may answer, and what becomes of the words when their author goes.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const owner = await backend.signIn(accounts.owner);
const dana = await backend.signIn(accounts.ownClient);
const priya = await backend.signIn(accounts.otherClient);

const { landingPages, archived } = ids;
const nothing = { may_show: false, may_quote: false, quote: "", said_by: "", said_by_role: "" };
const words = { may_quote: true, quote: "They call back.", said_by: "Dana Whitfield", said_by_role: "Owner" };

async function answer(client: UntypedClient, project_id: string, seen_version: number, fields: object) {
  const given = { project_id, seen_version, wording: "en-1", ...nothing, ...fields };
  const { data, error } = await client.rpc("answer_endorsement", given);
  return error?.code ?? data;
}

async function read(project_id: string) {
  const { data } = await backend
    .service()
    .from("endorsements")
    .select()
    .eq("project_id", project_id)
    .single();
  return data;
}

async function countNews(client: UntypedClient): Promise<number> {
  const { data } = await client
    .from("notifications")
    .select("id")
    .eq("kind", "endorsement")
    .is("read_at", null);
  return data?.length ?? 0;
}

test("only the owner asks, only the client answers, and both are told", async () => {
  expect(await answer(dana, landingPages, 1, words)).toBe("missing");
  expect((await dana.from("endorsements").insert({ project_id: landingPages })).error?.code).toBe("42501");
  expect((await owner.from("endorsements").insert({ project_id: landingPages })).error).toBeNull();
  expect((await owner.from("endorsements").insert({ project_id: landingPages })).error?.code).toBe("23505");
  expect(await countNews(dana)).toBe(1);
  expect(await countNews(priya)).toBe(0);

  for (const client of [owner, priya]) expect(await answer(client, landingPages, 1, words)).toBe("missing");
  expect(await answer(dana, landingPages, 1, { ...words, quote: " " })).not.toBe("answered");
  expect(await answer(dana, landingPages, 1, { ...words, may_show: true })).toBe("answered");
  expect(await countNews(owner)).toBe(1);
  expect(await read(landingPages)).toMatchObject({
    ...words,
    may_show: true,
    wording: expect.stringMatching(/^You may show this project .*\nYou may publish my words/),
    version: 2,
  });
});

test("an answer on an older one changes nothing, and noting the drafts makes no form out of date", async () => {
  expect(await answer(dana, landingPages, 1, nothing)).toBe("changed");
  const noted = { drafted_at: new Date().toISOString() };
  expect((await owner.from("endorsements").update(noted).eq("project_id", landingPages)).error).toBeNull();
  expect(await answer(dana, landingPages, 2, nothing)).toBe("answered");
  expect(await read(landingPages)).toMatchObject({ ...nothing, version: 3 });
});

test("of an archived project consent can still be taken back, and the log has every answer", async () => {
  const { version } = (await read(archived)) ?? {};
  expect(await answer(priya, archived, Number(version), nothing)).toBe("answered");
  const { data } = await owner
    .from("audit_log")
    .select("action, before, after")
    .eq("table_name", "endorsements")
    .eq("row_id", archived)
    .order("created_at");
  expect(data?.at(-1)).toMatchObject({
    action: "changed",
    before: { may_show: true },
    after: { may_show: false },
  });
});

test("the sentences come from the database, by their id or as the version before sends them, and no others are taken", async () => {
  const { rows } = await backend.database.query(
    "select id, sentences from app.endorsement_wordings order by id",
  );
  for (const row of rows) {
    const { id, sentences } = Object(row);
    for (const wording of [id, sentences]) {
      const { version } = (await read(landingPages)) ?? {};
      expect(await answer(dana, landingPages, Number(version), { wording })).toBe("answered");
      expect((await read(landingPages))?.wording).toBe(sentences);
    }
  }
  const before = await read(landingPages);
  for (const wording of ["I may never show it.", "", null, "en-0", "en-1 "])
    expect(await answer(dana, landingPages, Number(before?.version), { wording }), String(wording)).toBe(
      "changed",
    );
  expect(await read(landingPages)).toEqual(before);
});

test("ten answers about a project in an hour are taken; the next is refused and changes nothing", async () => {
  await backend.database.exec("delete from rate_limits");
  const answers: unknown[] = [];
  for (let count = 0; count < 12; count++) {
    const { version } = (await read(landingPages)) ?? {};
    answers.push(await answer(dana, landingPages, Number(version), { quote: `Answer ${count}` }));
  }
  expect(answers).toEqual([...Array(10).fill("answered"), "limited", "limited"]);
  expect((await read(landingPages))?.quote).toBe("Answer 9");
  const elsewhere = await read(archived);
  expect(await answer(priya, archived, Number(elsewhere?.version), nothing)).toBe("answered");
  await backend.database.exec("update rate_limits set resets_at = now() - interval '1 second'");
  const { version } = (await read(landingPages)) ?? {};
  expect(await answer(dana, landingPages, Number(version), nothing)).toBe("answered");
});

test("with an account go its words and the name beside them, from the row and from the log", async () => {
  await backend.database.exec("delete from rate_limits");
  const { version } = (await read(landingPages)) ?? {};
  expect(await answer(dana, landingPages, Number(version), { ...words, may_show: true })).toBe("answered");
  expect((await dana.rpc("delete_my_account")).error).toBeNull();
  expect(await read(landingPages)).toMatchObject({ ...nothing, may_show: true, answered_by: null });
  const { rows } = await backend.database.query(
    "select 1 from public.audit_log where table_name = 'endorsements' and concat(before, after) like any ('{%They call back.%,%Dana Whitfield%}')",
  );
  expect(rows).toEqual([]);
});
