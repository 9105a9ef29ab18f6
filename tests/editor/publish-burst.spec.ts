import { expect, test } from "@playwright/test";
import { findFreePort } from "../../process/find-free-port.ts";
import { contentProxy } from "../fixtures/content-proxy.ts";
import { prepareSite, type Site, startSite } from "../fixtures/start-site.ts";

// `PUBLISHES=167 npx playwright test tests/editor/publish-burst.spec.ts` makes 501 of them.
const many = Number(process.env.PUBLISHES ?? 20);
const documents = [
  { id: "testimonial-voltway", field: "role", pages: ["/", "/services/software-automation-durham-region"] },
  { id: "siteSettings", field: "tagline", pages: ["/", "/contact"] },
  { id: "legalPage-privacy-policy", field: "summary", pages: ["/privacy-policy"] },
];
const paths = [...new Set(documents.flatMap(({ pages }) => pages))];

let site: Site | undefined;
let service: ReturnType<typeof contentProxy> | undefined;
test.afterEach(async () => {
  await site?.stop();
  service?.stop();
  service = undefined;
});

test("a few publishes at once end on the last revision, with at most one rebuild per page and second, and nobody waits", () =>
  publishInBurst(4));

test("a burst of publishes ends on the last revision, with at most one rebuild per page and second, and nobody waits", {
  tag: "@slow",
}, () => {
  test.setTimeout(120_000 + many * 1000);
  return publishInBurst(many);
});

test("of two hundred pages a publish renews those that show it, and no other", { tag: "@slow" }, async () => {
  test.setTimeout(600_000);
  const questions = contentProxy(await findFreePort());
  service = questions;
  const environment = { SANITY_API_HOST: questions.url };
  const own = await prepareSite({ hasOwnLake: true, hasProxy: true, environment });
  site = own;
  await questions.start(own.lake.environment.SANITY_API_HOST);
  own.proxy.refuse(/publish/);
  await own.startBackends();
  const { content } = own.lake;
  const pages = Array.from({ length: 200 }, (_, number) => ({
    _id: `page-many-${number}`,
    _type: "page",
    title: `Page ${number} of many`,
    slug: { _type: "slug", current: `many-${number}` },
    chapters:
      number % 50 > 0
        ? []
        : [
            {
              _key: "a",
              _type: "chapterQuote",
              testimonial: { _type: "reference", _ref: "testimonial-voltway" },
            },
          ],
  }));
  const written = content.transaction();
  for (const page of pages) written.create(page);
  await written.commit();
  await own.start();
  const all = [...pages.map(({ slug }) => `/${slug.current}`), ...paths];
  const read = async () => {
    const times = new Map<string, number>();
    for (const path of all) times.set(path, readTime(await (await fetch(own.url + path)).text()));
    return times;
  };
  /** When each was made, once all that a visit has made anew, or a start, is. */
  const readSettled = async () => {
    let times = await read();
    await expect(async () => {
      const earlier = times;
      await questions.becomesQuiet();
      times = await read();
      expect(times).toEqual(earlier);
    }).toPass({ timeout: 180_000 });
    return times;
  };
  const renewedBy = async (id: string, change: object, path: string, words: string) => {
    const before = await readSettled();
    await content.patch(id).set(change).commit();
    await expect.poll(async () => (await fetch(own.url + path)).text()).toContain(words);
    const after = await readSettled();
    return all.filter((each) => after.get(each) !== before.get(each));
  };

  expect(await renewedBy("page-many-7", { title: "The seventh" }, "/many-7", "The seventh")).toEqual([
    "/many-7",
  ]);
  const quoting = ["/many-0", "/many-50", "/many-100", "/many-150"];
  const renewed = await renewedBy("testimonial-voltway", { role: "Of many" }, "/many-150", "Of many");
  test.info().annotations.push({ type: "renewed", description: renewed.join(" ") });
  expect(renewed).toEqual(expect.arrayContaining(quoting));
  expect(renewed.filter((path) => path.startsWith("/many-"))).toEqual(quoting);
});

async function publishInBurst(publishes: number): Promise<void> {
  const own = await startSite({ hasOwnLake: true, hasProxy: true });
  site = own;
  own.proxy.refuse(/publish/); // They are not written down in the stack's database.
  for (const path of paths) await fetch(own.url + path);

  const stopVisits = visit(own.url);
  const begin = Date.now();
  for (let count = 1; count <= publishes; count++) {
    await Promise.all(
      documents.map(({ id, field }) =>
        own.lake.content
          .patch(id)
          .set({ [field]: `Burst ${count}.` })
          .commit(),
      ),
    );
  }
  for (const { pages } of documents)
    for (const path of pages)
      await expect
        .poll(async () => (await (await fetch(own.url + path)).text()).includes(`Burst ${publishes}.`), {
          timeout: 60_000,
          intervals: [250],
        })
        .toBe(true);
  const visits = await stopVisits();
  const seconds = (Date.now() - begin) / 1000;

  const rebuilds = paths.map((path) => {
    const times = visits.filter((visit) => visit.path === path).map((visit) => visit.renderedAt);
    return { path, count: new Set(times).size - 1 };
  });
  const waits = visits.map(({ ms }) => ms).sort((one, other) => one - other);
  console.log(
    `${publishes * documents.length} publishes in ${seconds.toFixed(1)} s; ${visits.length} visits, median ${waits[Math.floor(waits.length / 2)]?.toFixed(0)} ms, slowest ${waits.at(-1)?.toFixed(0)} ms; ${rebuilds.map(({ path, count }) => `${path} ${count}`).join(", ")} rebuilds`,
  );
  for (const { path, count } of rebuilds) expect(count, path).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
  // Whoever waits gets a page that was not there before, or whose rendering began after they had asked.
  expect(visits.filter(({ state }) => !/^(HIT|STALE)$/.test(state))).toEqual([]);
  expect(visits.filter(({ renderedAt, askedAt }) => !(renderedAt <= askedAt))).toEqual([]);
}

type Visit = {
  path: string;
  status: number;
  /** What the site's cache had of it. */
  state: string;
  askedAt: number;
  ms: number;
  renderedAt: number;
};

/** Visits every page again and again until it is told to stop. */
function visit(url: string): () => Promise<Visit[]> {
  const visits: Visit[] = [];
  let isOver = false;
  const visitors = paths.map(async (path) => {
    while (!isOver) {
      const askedAt = Date.now();
      const begin = performance.now();
      const response = await fetch(url + path);
      const html = await response.text();
      const ms = performance.now() - begin;
      const state = response.headers.get("x-nextjs-cache") ?? "";
      visits.push({ path, status: response.status, state, askedAt, ms, renderedAt: readTime(html) });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(visitors);
    return visits;
  };
}

/** When the rendering of a page began, in milliseconds. */
function readTime(html: string): number {
  return Number.parseInt(/<meta name="content-revisions" content="(\w+)\./.exec(html)?.[1] ?? "", 36);
}
