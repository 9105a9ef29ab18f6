import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { startSite } from "../fixtures/start-site.ts";

/** Where anybody may ask for what is not there; each is followed by a word that nobody wrote. */
const places = [
  "/services/",
  "/work/",
  "/link-preview/",
  "/link-preview/services/",
  "/link-preview/work/",
  "/documentation/",
  "/services/a/",
  "/",
];
const endings = ["", "?a=1", "/", ".rsc", "%C3%A9", "%00", `-${"x".repeat(150)}`, ".txt", "?_rsc=abc"];
const kinds: Record<string, string>[] = [
  {},
  { RSC: "1" },
  { RSC: "1", "Next-Router-Prefetch": "1" },
  { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
  { Accept: "image/png" },
];

/** As many addresses of nothing as asked for, of every shape in turn. */
function* missingAddresses(count: number) {
  for (let index = 0; index < count; index++) {
    const place = places[index % places.length] ?? "";
    const ending = endings[Math.floor(index / places.length) % endings.length] ?? "";
    const headers = kinds[Math.floor(index / places.length / endings.length) % kinds.length] ?? {};
    yield { path: `${place}no-such-${index}${ending}`, headers };
  }
}

function measure(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (each) => each.isFile() && !each.name.endsWith(".new"),
  );
  const sizes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** The same once nothing of it is being written any more. */
async function measureAtRest(folder: string) {
  let before = measure(folder);
  await expect
    .poll(
      () => {
        const [last, now] = [before, measure(folder)];
        before = now;
        return now.bytes - last.bytes;
      },
      { intervals: [1000] },
    )
    .toBe(0);
  return before;
}

const realPages = [
  "/",
  "/services/digital-consulting-durham-region",
  "/work/lakeshore-wander",
  "/work",
  "/contact",
  "/privacy-policy",
];

for (const [count, details] of [
  [200, {}],
  [5000, { tag: "@slow" }],
] as const) {
  test(`${count} addresses that nothing stands behind leave nothing behind`, details, async () => {
    test.setTimeout(900_000);
    const site = await startSite();
    try {
      const folder = join(site.output, "entries");
      const ask = (path: string, headers: Record<string, string> = {}) =>
        fetch(`${site.url}${path}`, { headers, redirect: "manual" });
      const cookie = await site.signIn(accounts.dana);
      // What any visit makes once, such as the list of addresses.
      for (const { path, headers } of missingAddresses(places.length))
        await ask(path, { ...headers, cookie });
      for (const page of realPages) expect((await ask(page)).status, page).toBe(200);
      const before = await measureAtRest(folder);

      const statuses = new Map<number, number>();
      const waiting = missingAddresses(count);
      const worker = async () => {
        for (const { path, headers } of waiting) {
          const isPrivate = path.startsWith("/documentation");
          const answer = await ask(path, isPrivate ? { ...headers, cookie } : headers);
          await answer.arrayBuffer();
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        }
      };
      await Promise.all([worker(), worker(), worker(), worker()]);
      const after = await measureAtRest(folder);
      console.info(`${count} addresses:`, Object.fromEntries(statuses), "before", before, "after", after);
      expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
      expect(after.files).toBe(before.files);

      // Without its file a page can only come from memory, stale where another test has published meanwhile.
      rmSync(folder, { recursive: true });
      for (const page of realPages)
        expect((await ask(page)).headers.get("x-nextjs-cache"), page).toMatch(/^(HIT|STALE)$/);
    } finally {
      await site.stop();
    }
  });
}
