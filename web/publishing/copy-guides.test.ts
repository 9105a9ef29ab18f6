import { afterAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { stubSettings } from "#env-in-test.ts";
import { processSingleton } from "#server/process-singleton.ts";
import { startLakeInTest } from "../../local/lake/start-lake-in-test.ts";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";

const lake = await startLakeInTest();
const backend = await startTestBackend();
stubSettings({
  SANITY_API_HOST: lake.url,
  SUPABASE_URL: backend.url,
  SUPABASE_SECRET_KEY: backend.secretKey,
});
vi.resetModules();
const { copyGuides } = await import("./copy-guides.ts");
const readers = {
  owner: await backend.signIn(accounts.owner),
  client: await backend.signIn(accounts.ownClient),
};
afterAll(async () => {
  await lake.stop();
  await backend.stop();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** As a process that has just started, after an upgrade or a restore. */
function forgetCopies(): void {
  processSingleton("copies of guides", () => ({ areWhole: false })).areWhole = false;
}

async function copyUntilDone(): Promise<void> {
  while (await copyGuides());
}

type Guide = { slug: string; title: string; audience: string; from: number | null; until: number | null };

const ids = ["guide-a", "guide-b", "guide-c"];
const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

const write = (_id: string, { slug, title, audience, from, until }: Guide) =>
  lake.client.createOrReplace({
    _id,
    _type: "docArticle",
    title,
    slug: { current: slug },
    audience,
    category: "All",
    summary: `About ${title}`,
    body: [
      { _type: "block", _key: "a", style: "h2", children: [{ _type: "span", _key: "a", text: "A heading" }] },
      {
        _type: "block",
        _key: "b",
        children: [{ _type: "span", _key: "a", text: `Words of ${title}`, marks: ["strong"] }],
      },
    ],
    ...(from !== null && { publishFrom: at(from) }),
    ...(until !== null && { publishUntil: at(until) }),
  });

/** Minimal standard generator, so that a run can be had again by its seed. */
function dice(seed: number) {
  let state = seed;
  return <Item>(items: readonly Item[]): Item => {
    state = (state * 48_271) % 2_147_483_647;
    const item = items[state % items.length];
    if (item === undefined) throw new Error("There is nothing to choose from");
    return item;
  };
}

const rows = z.array(
  z.object({
    content_id: z.string(),
    slug: z.string(),
    title: z.string(),
    audience: z.string(),
    body: z.string(),
  }),
);

async function expectCopies(published: ReadonlyMap<string, Guide>, story: string): Promise<void> {
  const isShown = ({ from, until }: Guide) => (from ?? -1) < 0 && (until ?? 1) > 0;
  for (const [reader, client] of Object.entries(readers)) {
    const { data } = await client.from("guides").select().order("content_id");
    const read = rows.parse(data);
    expect(
      read.map(({ content_id, slug, title, audience }) => ({ content_id, slug, title, audience })),
      story,
    ).toEqual(
      [...published]
        .filter(([, guide]) => isShown(guide) && (reader === "owner" || guide.audience === "everyone"))
        .map(([content_id, { slug, title, audience }]) => ({ content_id, slug, title, audience }))
        .toSorted((one, other) => (one.content_id < other.content_id ? -1 : 1)),
    );
    expect(read.map(({ body }) => body)).toEqual(read.map(({ title }) => `A heading\n\nWords of ${title}`));
  }
  const { rows: stored } = await backend.database.query("select content_id from guides");
  expect(stored, story).toHaveLength(published.size);
}

/** Lets things happen in an order that the seed decides, and holds the copies against what is published. */
async function follow(seed: number, events: number): Promise<void> {
  const choose = dice(seed);
  const published = new Map<string, Guide>();
  let copied = new Map<string, Guide>();
  await lake.client.delete({ query: '*[_type == "docArticle"]' });
  forgetCopies();
  await copyUntilDone();
  const told: string[] = [];
  for (let turn = 0; turn < events; turn += 1) {
    const id = choose(ids);
    const guide: Guide = published.get(id) ?? {
      slug: id,
      title: id,
      audience: "everyone",
      from: null,
      until: null,
    };
    const event = choose([
      "publish",
      "audience",
      "slug",
      "times",
      "title",
      "unpublish",
      "draft",
      "restore",
      "broken",
    ]);
    const changes: Record<string, Partial<Guide>> = {
      publish: {},
      audience: { audience: choose(["everyone", "owner"]) },
      slug: { slug: `${id}-${turn}` },
      times: { from: choose([null, -2, 2]), until: choose([null, -1, 3]) },
      title: { title: `Title ${turn}` },
    };
    const change = changes[event];
    if (change) {
      published.set(id, { ...guide, ...change });
      await write(id, { ...guide, ...change });
    }
    if (event === "draft") await write(`drafts.${id}`, { ...guide, title: "Not yet" });
    if (event === "unpublish") {
      published.delete(id);
      await lake.client.delete(id);
    }
    if (event === "broken")
      // Past the Studio: without an address, or with a time that is none, there is no such guide.
      await lake.client.createOrReplace({
        ...choose(brokenGuides),
        _id: "guide-z",
        _type: "docArticle",
      });
    if (event === "restore") {
      await backend.database.exec(choose(restores(id)));
      forgetCopies();
    }
    const outcome = event === "restore" ? "started" : choose(["told", "missed", "told twice", "started"]);
    told.push(`${event} ${id}, ${outcome}`);
    const story = `seed ${seed}: ${told.join("; ")}`;
    if (outcome === "started") forgetCopies();
    if (outcome === "told twice") await Promise.all([copyUntilDone(), copyUntilDone()]);
    else if (outcome !== "missed") await copyUntilDone();
    if (outcome !== "missed") copied = new Map(published);
    await expectCopies(copied, story);
  }
  await copyUntilDone();
  await expectCopies(published, `seed ${seed}, healed`);
}

/** What an older database, or one of a version that copied less, has in its place. */
const restores = (id: string) => [
  `delete from guides where content_id = '${id}'`,
  `insert into guides (content_id, revision, slug, title, summary, body, category, audience, updated_at)
   values ('guide-of-then', 'old', 'then', 'Then', '', '', '', 'everyone', now()) on conflict do nothing`,
  "update guides set audience = 'everyone', title = 'Then', body = ''",
];

const brokenGuides: Record<string, unknown>[] = [
  { title: "No address" },
  { title: "No word", slug: { current: "" } },
  { title: "A number", slug: { current: 7 } },
  { title: "No time", slug: { current: "no-time" }, publishFrom: "soon" },
  { title: "No end", slug: { current: "no-end" }, publishUntil: 7 },
];

test("whatever is published, taken back, missed, restored or told of twice, the copies are what is published", () =>
  follow(7, 24));

test("the same for longer, from other seeds", { tags: "slow" }, async () => {
  for (const seed of [11, 23, 47, 101, 211, 499]) await follow(seed, 120);
});

test("a process that starts copies them in whole, whatever their revisions say", async () => {
  await write("guide-a", { slug: "a", title: "A", audience: "owner", from: null, until: null });
  await copyUntilDone();
  await backend.database.exec("update guides set audience = 'everyone', body = '' where slug = 'a'");
  forgetCopies();
  await copyUntilDone();
  const copied = await readers.owner.from("guides").select("audience, body").eq("slug", "a");
  expect(copied.data).toEqual([{ audience: "owner", body: "A heading\n\nWords of A" }]);
});

describe("what somebody wrote past the Studio", () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ["a title with a NUL and half a character", { title: "A\0b\uD83D" }, { title: "Ab\uFFFD" }],
    ["no title", { title: undefined }, { title: "odd" }],
    ["a title that is a number", { title: 7 }, { title: "odd" }],
    ["no audience", { audience: undefined }, { audience: "owner" }],
    ["an audience that nobody knows", { audience: "clients" }, { audience: "owner" }],
    ["a text that is a word", { body: "a word" }, { body: "" }],
    [
      "no words",
      { summary: undefined, category: null, body: undefined },
      { summary: "", category: "", body: "" },
    ],
  ])("%s is copied as far as it can be", async (_, odd, expected) => {
    const whole = { slug: { current: "odd" }, title: "Odd", audience: "everyone" };
    await lake.client.createOrReplace({ ...whole, ...odd, _id: "guide-odd", _type: "docArticle" });
    await copyUntilDone();
    const { data } = await readers.owner.from("guides").select().eq("content_id", "guide-odd");
    expect(data).toMatchObject([{ slug: "odd", ...expected }]);
  });

  test("a guide as long as a book is found by its beginning", async () => {
    await write("guide-long", {
      slug: "long",
      title: "x".repeat(300_000),
      audience: "everyone",
      from: null,
      until: null,
    });
    await copyUntilDone();
    const { data } = await readers.client.from("guides").select("title").eq("slug", "long");
    expect(data?.[0]?.title).toHaveLength(60_000);
    await lake.client.delete("guide-long");
    await copyUntilDone();
  });
});

test("while a service is away the copies stay, and are right when it is back", async () => {
  await write("guide-a", { slug: "a", title: "Before", audience: "everyone", from: null, until: null });
  await copyUntilDone();
  await lake.kill();
  await expect(copyGuides()).rejects.toThrow();
  forgetCopies();
  await expect(copyGuides()).rejects.toThrow();
  const { data } = await readers.client.from("guides").select("title").eq("content_id", "guide-a");
  expect(data).toEqual([{ title: "Before" }]);
  await lake.restart();
  await lake.client.patch("guide-a").set({ title: "After", audience: "owner" }).commit();
  await copyUntilDone();
  expect((await readers.client.from("guides").select("title").eq("content_id", "guide-a")).data).toEqual([]);
  expect((await readers.owner.from("guides").select("title").eq("content_id", "guide-a")).data).toEqual([
    { title: "After" },
  ]);
});
