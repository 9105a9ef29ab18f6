import { expect, test } from "@playwright/test";
import { prepareOwnSite } from "../fixtures/own-site.ts";

// `PUBLISHES=167 npx playwright test tests/editor/publish-burst.spec.ts` makes 501 of them, on a machine with nothing
// else to do: only then is the slowest visit held to a second.
const isWhole = process.env.PUBLISHES !== undefined;
const publishes = Number(process.env.PUBLISHES ?? 20);
const slowest = 1000;
const documents = [
  { id: "testimonial-voltway", field: "role", pages: ["/", "/services/software-automation-durham-region"] },
  { id: "siteSettings", field: "tagline", pages: ["/", "/contact"] },
  { id: "legalPage-privacy-policy", field: "summary", pages: ["/privacy-policy"] },
];

test("a burst of publishes ends on the last revision, with at most one rebuild per page and second, and nobody waits", async () => {
  test.setTimeout(120_000 + publishes * 1000);
  const own = prepareOwnSite("burst", 70);
  try {
    await Promise.all([own.startLake(), own.startSite()]);
    const paths = [...new Set(documents.flatMap(({ pages }) => pages))];
    for (const path of paths) await fetch(own.url + path);

    const visits: { path: string; ms: number; status: number; renderedAt: string }[] = [];
    let isOver = false;
    const visitors = paths.map(async (path) => {
      while (!isOver) {
        const begin = performance.now();
        const response = await fetch(own.url + path);
        const html = await response.text();
        const ms = performance.now() - begin;
        visits.push({ path, ms, status: response.status, renderedAt: renderedAt(html) });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });

    const begin = Date.now();
    for (let count = 1; count <= publishes; count++) {
      await Promise.all(
        documents.map(({ id, field }) =>
          own.content
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
    isOver = true;
    await Promise.all(visitors);
    const seconds = (Date.now() - begin) / 1000;

    const rebuilds = paths.map((path) => {
      const times = visits.filter((visit) => visit.path === path).map((visit) => visit.renderedAt);
      return { path, rebuilds: new Set(times).size - 1 };
    });
    const waits = visits.map(({ ms }) => ms).sort((one, other) => one - other);
    console.log(
      `${publishes * documents.length} publishes in ${seconds.toFixed(1)} s; ${visits.length} visits, median ${waits[Math.floor(waits.length / 2)]?.toFixed(0)} ms, slowest ${waits.at(-1)?.toFixed(0)} ms; ${rebuilds.map(({ path, rebuilds: count }) => `${path} ${count}`).join(", ")} rebuilds`,
    );
    for (const { path, rebuilds: count } of rebuilds)
      expect(count, path).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
    expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
    if (isWhole) expect(waits.at(-1)).toBeLessThan(slowest);
  } finally {
    await own.remove();
  }
});

function renderedAt(html: string): string {
  return /<meta name="content-revisions" content="(\w+)\./.exec(html)?.[1] ?? "";
}
