import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Address, addresses } from "schemas/addresses.ts";
import {
  findAddress,
  findPlace,
  isPortalPath,
  isWebAddress,
  readParts,
  rulesOf,
} from "schemas/find-address.ts";
import { findAddressFault } from "schemas/objects/check-page-address.ts";
import { hasOwnPages, ownPath } from "schemas/requests/own-path.ts";
import { expect, test } from "vitest";
import { publicPagesQuery } from "#app/public-pages.query.ts";
import { stubSettings } from "#env-in-test.ts";
import { prefetchRules } from "#layout/prefetch/prefetch-rules.ts";
import { publicPath } from "#log/public-path.ts";
import { sections } from "#portal/shell/sections.ts";
import { ownPagesQuery } from "#site/own-pages.query.ts";
import { isPortalPage } from "#ui/portal-link/is-portal-page.ts";
import { config } from "./proxy.ts";

// What tells of addresses and cannot be made from their list is held against it here: folders, the proxy's matcher, nginx.

stubSettings();
const [{ pagesOfObjects }, { default: robots }] = await Promise.all([
  import("#app/missing-objects.ts"),
  import("#app/robots.ts"),
]);

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const rows: readonly Address[] = addresses;

/** What one part of an address may be: an id, a word, a secret, letters of other alphabets. */
const parts = [
  "a",
  "new",
  "00000000-0000-4000-8000-000000000101",
  "Zk3v9QpL2mXw8RtY6uBn1cDe",
  "%C3%A9",
  "x.y",
];
const rests = ["/a", "/new/b", "/00000000-0000-4000-8000-000000000101/edit"];

/** Addresses of a kind, one for each of what its parts may be. */
function instancesOf(path: string): string[] {
  const open = path.endsWith("/*") ? rests.map((rest) => path.slice(0, -2) + rest) : [path];
  return open
    .flatMap((one) => (/\[/.test(one) ? parts.map((part) => one.replaceAll(/\[[.\w]+\]/g, part)) : [one]))
    .filter((one) => readParts(path, one));
}

const instances = rows
  .flatMap(({ path }) => instancesOf(path))
  .map((path) => ({ path, address: rowOf(path) }));

function rowOf(path: string): Address {
  const found = findAddress(path);
  if (!found) throw new Error(`${path} is in no row`);
  return found;
}

// A star leaves folders out whose name begins with a dot.
const routes = globSync("{**,.well-known/**}/{page.tsx,route.ts,route.tsx}", { cwd: join(root, "web/app") })
  .map((file) => ({ file, folder: `/${file}`.replace(/\/[^/]+$/, "").replaceAll(/\/\([^)]+\)/g, "") || "/" }))
  // What leads on whatever is no address.
  .filter(({ folder }) => folder !== "/[...path]" && folder !== "/api/[...path]");
const files = ["/robots.txt", "/sitemap.xml", "/manifest.webmanifest"];

test("every route folder is in the list, in the area that its folder and its guard say", () => {
  expect(routes.length).toBeGreaterThan(150);
  for (const { file, folder } of routes) {
    const text = read(join("web/app", file));
    for (const path of instancesOf(folder.replace(/\[\.\.\.\w+\]/, "[one]"))) {
      const { area, path: row } = rowOf(path);
      if (file.endsWith("page.tsx") && file !== "page.tsx")
        expect(isPortalPath(path), path).toBe(file.startsWith("(with-session)/"));
      if (folder.includes("[token]")) expect([area, row], file).toEqual(["private link", folder]);
      const [, role] = /requireRole\("(\w+)"/.exec(text) ?? [];
      if (role) expect(area, file).toBe(role);
    }
  }
});

test("a public page says by its metadata whether it is listed, as its row does", () => {
  for (const { file, folder } of routes.filter(({ file }) => /^\(site\).*page\.tsx$/.test(file))) {
    const text = read(join("web/app", file));
    const isListed = text.includes("pageMetadata({") || text.includes("pageMetadata(");
    expect(rulesOf(rowOf(instancesOf(folder)[0] ?? "")).sitemap, folder).toBe(isListed);
  }
});

test("every row is the address of something, unless it is reserved", () => {
  const there = new Set([
    ...routes.flatMap(({ folder }) => instancesOf(folder.replace(/\/\[\.\.\.\w+\]/, "/*"))),
    ...files,
  ]);
  const taken = new Set([...there].map((path) => findAddress(path)?.path));
  const ofNext = /"?([\w./-]+)"?: "[\w./-]+\.(?:png|ico|svg)"/g;
  const named = [...read("web/next.config.ts").matchAll(ofNext)].map(([, name]) => `/${name}`);
  for (const { path, isReserved = false } of rows) {
    const isFile = ["/_next/*", "/built/*"].includes(path) || named.some((name) => readParts(path, name));
    const isPlace = path.endsWith("/*") && routes.some(({ folder }) => folder.startsWith(path.slice(0, -1)));
    expect(taken.has(path) || isFile || isPlace, path).toBe(!isReserved);
  }
});

test("the proxy comes before every page that is for one person, and before no other address", () => {
  const matches = askProxy(instances.map(({ path }) => ({ url: path })));
  for (const [index, { path, address }] of instances.entries()) {
    const isPage = !path.startsWith("/api/");
    const isOfOne = isPage && !rulesOf(address).caches && address.area !== "machines";
    expect(matches[index], path).toBe(isOfOne);
  }
});

test("a page of which a cookie gets another is rendered for it, asked of the site by nginx, and before it by the proxy", () => {
  const isKnownHere = [...read("deploy/nginx/site/cache.conf").matchAll(/^ +"~(\^\S+ .*)" 1;$/gm)].map(
    ([, pattern = ""]) => new RegExp(pattern),
  );
  const twins = rows.filter(({ path }) => routes.some(({ folder }) => folder === `/auth${path}`));
  expect(twins.map(({ path }) => path)).toEqual(["/login", "/signup", "/reset-password"]);
  const cookies = ["signed-in", "new-password"];
  const pages = rows.filter(({ area, path }) => area === "public" && !path.includes("["));
  const matches = askProxy(
    pages.flatMap(({ path: url }) => cookies.map((name) => ({ url, cookies: { [name]: "1" } }))),
  );
  for (const [place, { path }] of pages.entries()) {
    const asked = cookies.filter((name) =>
      isKnownHere.some((pattern) => pattern.test(`${path} a=b; ${name}=1`)),
    );
    const before = cookies.filter((_, index) => matches[place * cookies.length + index]);
    expect(before, path).toEqual(asked);
    expect(asked.length > 0, path).toBe(twins.some((twin) => twin.path === path));
  }
});

/** Whether the proxy comes before each, by Next's own judgement, which is loaded elsewhere: it changes what the process has. */
function askProxy(requests: { url: string; cookies?: Record<string, string> }[]): boolean[] {
  const script = `
    import { unstable_doesMiddlewareMatch as doesMatch } from "next/experimental/testing/server.js";
    const { config, requests } = JSON.parse(process.argv[1]);
    process.stdout.write(JSON.stringify(requests.map((request) => doesMatch({ config, ...request }))));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", script, JSON.stringify({ config, requests })],
    { cwd: join(root, "web"), encoding: "utf8" },
  );
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** The body of the location that nginx takes: the first pattern that fits, else the longest beginning. */
function locationOf(path: string): string {
  const site = read("deploy/nginx/nginx.conf").split(/^ {2}server \{/m)[1] ?? "";
  const locations = site.split(/^ {4}location /m).slice(1);
  const found = locations.find((each) => {
    const [, pattern] = /^~ (.+) \{/.exec(each) ?? [];
    return pattern && new RegExp(pattern).test(decodeURIComponent(path));
  });
  return found ?? locations.find((each) => each.startsWith("/ {")) ?? "";
}

test("nginx keeps answers of what is for everybody, and none of what is for one person", () => {
  for (const { path, address } of instances) {
    const isKept = /proxy_cache \w+;|media\.conf/.test(locationOf(path));
    for (const each of [path, `${path}.rsc`, `${path}/`])
      if (!rulesOf(address).caches && each !== "//")
        expect(/proxy_cache \w+;|media\.conf/.test(locationOf(each)), each).toBe(false);
    if (rulesOf(address).caches) expect(isKept, path).toBe(true);
  }
});

test("nginx logs what is behind a private link by its kind, and every other path as it is", () => {
  const [, pattern = ""] = /"~(\S+)" "\$1\[token\]"/.exec(read("deploy/nginx/site/log.conf")) ?? [];
  const secrets = rows.filter(({ path }) => path.includes("[token]"));
  expect(secrets.length).toBeGreaterThan(5);
  for (const { path, address } of instances) {
    const [, kept] = new RegExp(pattern).exec(path) ?? [];
    expect(kept, path).toBe(
      address.path.includes("[token]") ? address.path.replace("[token]", "") : undefined,
    );
  }
});

test("a path is kept by the site where its row says so, and a secret nowhere, however it is written", () => {
  for (const { path, address } of instances) {
    const { logs, area } = rulesOf(address);
    const capitals = path.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
    if (!logs)
      for (const each of [path, `${path}/`, `${path}/below`]) expect(publicPath(each, 300), each).toBeNull();
    if (area === "private link") expect(publicPath(capitals, 300), capitals).toBeNull();
    if (logs && !/\[/.test(address.path)) expect(publicPath(path, 300), path).toBe(path);
  }
});

test("robots.txt keeps crawlers off what its rows say, and off nothing else", () => {
  const [rule] = [robots().rules].flat();
  const disallowed = [rule?.disallow ?? []].flat();
  for (const { path, address } of instances) expect(isDisallowed(path), path).toBe(!rulesOf(address).robots);
  for (const path of ["/search-us", "/searching", "/dashboards", "/documentation-of-work"])
    expect(isDisallowed(path), path).toBe(false);
  for (const path of ["/search?q=a", "/dashboard?a", "/documentation/first-steps"])
    expect(isDisallowed(path), path).toBe(true);

  /** https://www.rfc-editor.org/rfc/rfc9309#section-2.2.3 */
  function isDisallowed(path: string): boolean {
    return disallowed.some((rule) =>
      rule.endsWith("$") ? path === rule.slice(0, -1) : path.startsWith(rule),
    );
  }
});

test("a link goes on within the portal's layout to each of its pages, and to nothing else", () => {
  for (const { path, address } of instances) {
    const isInPortal = ["signed in", "owner", "client"].includes(address.area) && !path.startsWith("/api");
    for (const end of ["", "?q=a/b", "#part"]) expect(isPortalPage(path + end), path + end).toBe(isInPortal);
    if (isInPortal) expect(isPortalPage(`https://elsewhere.example${path}`)).toBe(false);
  }
});

test("each section of the portal is a page of its role or of all", () => {
  for (const [role, list] of Object.entries(sections))
    for (const { href, places = [] } of list)
      for (const path of [href, ...places]) {
        expect([role, "signed in"], path).toContain(findPlace(path)?.area);
        if (path === href)
          expect(
            routes.some(({ folder }) => folder === path),
            path,
          ).toBe(true);
      }
});

test("every page for one person with an id in its address looks for its object", () => {
  const kinds = Object.keys(pagesOfObjects);
  const ofObjects = routes.filter(({ file }) =>
    /^(\(with-session\)|\(site\)\/calls).*\[.*page\.tsx$/.test(file),
  );
  expect(ofObjects.length).toBeGreaterThan(12);
  for (const path of ofObjects.flatMap(({ folder }) => instancesOf(folder)))
    expect(
      kinds.some((kind) => readParts(kind, path)),
      path,
    ).toBe(true);
  for (const path of kinds.flatMap(instancesOf)) expect(rulesOf(rowOf(path)).caches, path).toBe(false);
});

test("pages that are in the sitemap are fetched ahead, and no others", () => {
  const [ahead, { not: besides }] = JSON.parse(prefetchRules).prefetch[0].where.and;
  const base = "https://agency.example";
  const matches = (patterns: string[], path: string) =>
    patterns.some((pattern) => new URLPattern(pattern, base).test(base + path));
  for (const { path, address } of instances) {
    const isAhead = matches(ahead.href_matches, path) && !matches(besides.href_matches, path);
    expect(isAhead, path).toBe(rulesOf(address).sitemap && !address.isReserved);
  }
});

test("what asks for pages of documents asks for every type, and legal page, that has one", () => {
  const ofDocuments = rows.filter(({ area, isReserved }) => area === "public" && !isReserved);
  const types = ofDocuments.filter(({ path }) => path.endsWith("/[slug]")).map(({ document }) => document);
  const slugs = ofDocuments.flatMap(({ slug }) => slug ?? []);
  const [, asked = ""] = /_type in \[([^\]]*)\]/.exec(ownPagesQuery) ?? [];
  expect(JSON.parse(`[${asked}]`).sort()).toEqual(types.toSorted());
  for (const type of types)
    expect(publicPagesQuery).toContain(`*[_type == "${type}" && defined(slug.current)`);
  for (const slug of slugs) expect(publicPagesQuery, slug).toContain(`"${slug}"`);
});

test("the path of a document's page is an address of its type, and of no other", () => {
  for (const { document = "", path, slug } of rows.filter((row) => row.document))
    if (slug || path.endsWith("/[slug]"))
      for (const part of slug ? [slug] : ["a", "a$&b", "é", "x.y"]) {
        const own = ownPath(document, part);
        if (
          !readParts(
            path,
            path.replace("[slug]", () => part),
          )
        ) {
          expect(own, part).toBeUndefined();
          continue;
        }
        expect(findAddress(own ?? "")?.document, own).toBe(document);
        expect(own?.endsWith(part), own).toBe(true);
      }
    else expect([hasOwnPages(document), ownPath(document, "a")]).toEqual([false, undefined]);
});

test("an owner's page takes no address that the site has for something else, however it is reached", () => {
  const folders = routes.flatMap(({ folder }) => instancesOf(folder));
  const paths = [...instances.map(({ path }) => path), ...folders, ...files];
  const parts = new Set(paths.map((path) => path.split("/")[1] ?? ""));
  let taken = 0;
  for (const slug of parts) {
    const fault = isWebAddress(slug) ? findAddressFault(slug) : "none";
    expect(ownPath("page", slug), slug).toBe(fault ? undefined : `/${slug}`);
    const isThere = paths.includes(`/${slug}`) && findAddress(`/${slug}`)?.document !== "page";
    const isPlace = instances.some(
      ({ path, address: { area } }) => area !== "public" && path.startsWith(`/${slug}/`),
    );
    if (!isWebAddress(slug) || (!isThere && !isPlace)) continue;
    expect(fault, slug).toMatch(/^The site (?:has|keeps|needs) .*\.$/);
    taken += 1;
  }
  expect(taken).toBeGreaterThan(30);
  for (const slug of ["prices", "services", "our-team", "2026", "contact-us", "apis", "a"])
    expect([findAddressFault(slug), ownPath("page", slug)]).toEqual([undefined, `/${slug}`]);
});
