import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { deserialize } from "node:v8";
import { expect, test } from "@playwright/test";
import { findFreePort } from "../../process/find-free-port.ts";
import { contentProxy } from "../fixtures/content-proxy.ts";
import { inLanes } from "../fixtures/in-lanes.ts";
import { prepareSite, type Site } from "../fixtures/start-site.ts";

// `CASES=200 npx playwright test tests/developer/many-case-studies.spec.ts` is quicker.
const many = Number(process.env.CASES ?? 2000);
const pagesRenewedAtMost = 30;
const askedAtOnceAtMost = 40;

const pathOf = (index: number) => `/work/generated-${index}`;
const idOf = (index: number) => `caseStudy-generated-${index}`;

let site: Site;
let proxy: ReturnType<typeof contentProxy>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  proxy = contentProxy(await findFreePort());
  site = await prepareSite({
    hasOwnLake: true,
    hasOwnDatabase: true,
    environment: { SANITY_API_HOST: proxy.url },
  });
  await proxy.start(site.lake.environment.SANITY_API_HOST);
  await site.startBackends();
  const [pattern] = await site.lake.content.fetch(`*[_type == "caseStudy"]`);
  await site.lake.kill();
  site.lake.put(
    Array.from({ length: many }, (_, index) => ({
      ...pattern,
      _id: idOf(index),
      _rev: `generated-${index}`,
      _updatedAt: new Date(Date.now() + 60_000).toISOString(),
      client: `Client ${index}`,
      title: `Case study ${index}`,
      slug: { _type: "slug", current: `generated-${index}` },
    })),
  );
  await site.lake.start();
});

test.afterAll(async () => {
  await site?.stop();
  proxy?.stop();
});

async function ask(path: string): Promise<string> {
  return (await fetch(site.url + path)).text();
}

/** Says in the log how long it took, and what the content service was asked meanwhile. */
async function measure<Result>(what: string, act: () => Promise<Result>): Promise<Result> {
  proxy.count();
  const startedAt = Date.now();
  const result = await act();
  const { questions, mostAtOnce } = proxy.count();
  const seconds = (Date.now() - startedAt) / 1000;
  const figures = `${what}: ${seconds.toFixed(1)} s, ${questions} questions, at most ${mostAtOnce} at once`;
  console.log(figures);
  test.info().annotations.push({ type: "figures", description: figures });
  expect(mostAtOnce, what).toBeLessThanOrEqual(askedAtOnceAtMost);
  return result;
}

async function becomesReady(): Promise<void> {
  const isReady = () => fetch(`${site.url}/api/ready`).then(({ ok }) => ok);
  await expect.poll(isReady, { timeout: 600_000, intervals: [500] }).toBe(true);
  // The last of those that came while the site was down.
  const last = () => ask(pathOf(many - 1));
  await expect.poll(last, { timeout: 900_000, intervals: [1000] }).toContain(`Case study ${many - 1}`);
}

/** How many pages were rendered since. */
function countRenewed(since: number): number {
  const entries = join(site.output, "entries");
  const files = readdirSync(entries).flatMap((mark) =>
    readdirSync(join(entries, mark))
      .filter((name) => /^[0-9a-f]{64}$/.test(name))
      .map((name) => join(entries, mark, name)),
  );
  return files
    .filter((path) => statSync(path).mtimeMs >= since)
    .map((path) => deserialize(readFileSync(path)))
    .filter(({ value, lastModified }) => value?.kind === "APP_PAGE" && lastModified >= since).length;
}

/** The receipt of a publish, once it is one. */
async function readReceipt(revision: string) {
  const rows = () => site.rest(`publish_events?revision=eq.${revision}&select=state,seconds,pages`);
  await expect.poll(async () => (await rows())[0]?.state, { timeout: 300_000 }).toMatch(/live|failed/);
  const [row] = await rows();
  const pages = Array.isArray(row?.pages) ? row.pages : [];
  return { state: row?.state, seconds: row?.seconds, pages };
}

test(`with ${many} case studies a publish of one renews what shows it, and a start asks in lanes`, {
  tag: "@slow",
}, async () => {
  test.setTimeout(1_800_000);
  await site.start();
  await measure("The first start, until ready", becomesReady);
  await measure("Then, until every page is made", proxy.becomesQuiet);
  const some = Array.from({ length: 40 }, (_, index) => pathOf(index));
  await inLanes(some, ask);
  await proxy.becomesQuiet();

  const since = Date.now();
  const one = Math.floor(many / 2);
  const words = `Published at ${since}`;
  const receipt = await measure("A publish of one", async () => {
    const { _rev } = await site.lake.content.patch(idOf(one)).set({ summary: words, title: words }).commit();
    return readReceipt(_rev);
  });
  const live = receipt.pages.filter(({ is }) => is === "live").map(({ path }) => path);
  expect(await ask(pathOf(one))).toContain(words);
  expect(await ask("/work")).toContain(words);
  await proxy.becomesQuiet();
  const renewed = countRenewed(since);
  const figures = `The receipt: ${receipt.state} after ${receipt.seconds} s, asked ${receipt.pages.length} pages, live on ${live.length}; ${renewed} pages were renewed`;
  console.log(figures);
  test.info().annotations.push({ type: "figures", description: figures });
  expect(receipt.state).toBe("live");
  expect(live).toEqual(expect.arrayContaining([pathOf(one), "/work"]));
  expect(renewed).toBeLessThanOrEqual(pagesRenewedAtMost);

  // What was not renewed needs it neither: nobody who visits it has it rendered.
  const visitedSince = Date.now();
  expect((await inLanes(some, ask)).every((text) => text.includes("</html>"))).toBe(true);
  await proxy.becomesQuiet();
  expect(countRenewed(visitedSince)).toBe(0);

  await site.kill();
  await site.start();
  await measure("The second start, until ready", becomesReady);
  await measure("Then, until no page is older", proxy.becomesQuiet);
});
