import { expect, type Page, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { inLanes } from "../fixtures/in-lanes.ts";

const home = `${addresses.site}/`;
const hosts = [addresses.site];
/** Read, but not searched for more. */
const portal = /\/(login|signup|forgot-password|dashboard|documentation)/;

test("no link, picture, file or anchor reachable from the home page is broken", async ({ page }) => {
  await followAll(page, { hasSizes: false });
});

test("no size of any picture is broken either", { tag: "@slow" }, async ({ page }) => {
  await followAll(page, { hasSizes: true });
});

/** Follows every address from the home page on; `hasSizes`: each size of a picture too, which the site makes then. */
async function followAll(page: Page, { hasSizes }: { hasSizes: boolean }): Promise<void> {
  const seen = new Set([home]);
  const anchors = new Map<string, string[]>();
  const asked: { from: string; url: string; anchor: string }[] = [];
  const broken: string[] = [];

  for (let round = [home]; round.length > 0; ) {
    const pages = await inLanes(round, async (url) => {
      const response = await fetch(url);
      const isPage = response.headers.get("content-type")?.startsWith("text/html");
      const html = await response.text();
      if (!response.ok) broken.push(`${url} answers ${response.status}`);
      else if (isPage && response.url.startsWith(home) && !portal.test(response.url)) return { url, html };
    });
    round = [];
    for (const { url: from, html } of pages.filter((each) => each !== undefined)) {
      const { ids, found } = await page.evaluate(readPage, { html, from, hasSizes });
      anchors.set(from, ids);
      for (const address of found) {
        const { origin, hash } = new URL(address);
        const url = address.slice(0, address.length - hash.length);
        if (!hosts.includes(origin)) continue;
        asked.push({ from, url, anchor: decodeURIComponent(hash.slice(1)) });
        if (!seen.has(url)) round.push(url);
        seen.add(url);
      }
    }
  }

  for (const { from, url, anchor } of asked)
    if (anchor && anchors.has(url) && !anchors.get(url)?.includes(anchor))
      broken.push(`${from} links to ${url}#${anchor}, which is not there`);
  expect(seen.size).toBeGreaterThan(100);
  expect(broken).toEqual([]);
}

/** Every address that a page's HTML refers to, and every anchor it has. */
function readPage({ html, from, hasSizes }: { html: string; from: string; hasSizes: boolean }) {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const read = (selector: string, name: string) =>
    [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
  const sizes = hasSizes ? read("[srcset]", "srcset").flatMap((set) => set.split(/,\s+/)) : [];
  const sets = sizes.map((part) => part.split(/\s+/)[0] ?? "");
  const plain = [
    ...read("a[href]", "href"),
    ...read("link[href]:not([rel=preconnect], [rel=dns-prefetch])", "href"),
    ...read("[src]", "src"),
    ...read("[poster]", "poster"),
    ...read("meta[property='og:image']", "content"),
  ];
  return {
    ids: [...parsed.querySelectorAll("[id]")].map(({ id }) => id),
    found: [...plain, ...sets]
      .filter((address) => address !== "")
      .map((address) => new URL(address, from).href)
      .filter((address) => address.startsWith("http")),
  };
}
