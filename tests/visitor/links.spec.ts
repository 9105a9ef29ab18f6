import { expect, test } from "@playwright/test";
import { addresses } from "../fixtures/stack.ts";

const hosts = [addresses.site, addresses.lake];

test("no link, picture, file or anchor reachable from the home page is broken", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const waiting = [`${addresses.site}/`];
  const seen = new Set(waiting);
  const anchors = new Map<string, Set<string>>();
  const asked: { from: string; url: string; anchor: string }[] = [];
  const broken: string[] = [];

  for (let url = waiting.shift(); url; url = waiting.shift()) {
    const response = await context.request.get(url);
    if (!response.ok()) {
      broken.push(`${url} answers ${response.status()}`);
      continue;
    }
    if (!url.startsWith(addresses.site) || !response.headers()["content-type"]?.startsWith("text/html"))
      continue;
    if (/\/(login|signup|forgot-password|dashboard|documentation)/.test(response.url())) continue;
    await page.goto(url, { waitUntil: "domcontentloaded" });
    const { ids, addresses: found } = await page.evaluate(readPage);
    anchors.set(url, new Set(ids));
    for (const address of found) {
      const { origin, hash } = new URL(address);
      const target = address.slice(0, address.length - hash.length);
      if (!hosts.includes(origin)) continue;
      asked.push({ from: url, url: target, anchor: decodeURIComponent(hash.slice(1)) });
      if (!seen.has(target)) waiting.push(target);
      seen.add(target);
    }
  }
  await context.close();

  for (const { from, url, anchor } of asked)
    if (anchor && anchors.has(url) && !anchors.get(url)?.has(anchor))
      broken.push(`${from} links to ${url}#${anchor}, which is not there`);
  expect(seen.size).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

/** Every address that the open page refers to, and every anchor it has. */
function readPage() {
  const read = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
  const sets = read("[srcset]", "srcset").flatMap((set) =>
    set.split(/,\s+/).map((part) => part.split(/\s+/)[0] ?? ""),
  );
  const plain = [
    ...read("a[href]", "href"),
    ...read("link[href]:not([rel=preconnect], [rel=dns-prefetch])", "href"),
    ...read("[src]", "src"),
    ...read("[poster]", "poster"),
    ...read("meta[property='og:image']", "content"),
  ];
  return {
    ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
    addresses: [...plain, ...sets]
      .filter((address) => address !== "")
      .map((address) => new URL(address, location.href).href)
      .filter((address) => address.startsWith("http")),
  };
}
