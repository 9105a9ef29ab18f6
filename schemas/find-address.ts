import { type Address, addresses, rulesOfAreas } from "./addresses.ts";

const rows: readonly Address[] = addresses;

/** The most exact first: letters sort before what stands for any part, and that before what stands for any rest. */
const patterns = rows
  .map((address) => ({ address, order: address.path.replaceAll(/\[\w+\]/g, "~").replace("*", "\x7f") }))
  .toSorted((one, other) => (one.order < other.order ? -1 : 1))
  .map(({ address }) => ({ address, pattern: patternOf(address.path) }));

/** The row of a path, which comes without its query; none where the site has no such address. */
export function findAddress(path: string): Address | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.address;
}

/** The row of a path, or of the place that it lies in, however its letters are written: a secret is one also where it leads nowhere. */
export function findPlace(path: string): Address | undefined {
  const lower = path.toLowerCase();
  const found = findAddress(lower) ?? findAddress(`${lower}/`);
  if (found || !lower.includes("/")) return found;
  return findPlace(lower.slice(0, lower.lastIndexOf("/")));
}

/** What robots, sitemap, browsers, analytics, logs and caches do with an address. */
export function rulesOf(address: Address) {
  return { ...rulesOfAreas[address.area], ...address };
}

/** Whether it is a page, not an answer to a script, for people who are signed in. */
export function isPortalPath(path: string): boolean {
  const area = path.startsWith("/api/") ? undefined : findAddress(path)?.area;
  return area === "signed in" || area === "owner" || area === "client";
}

/** What stands in a path in the places of [name], by their names, percent signs and all; null where the path is not of this kind. */
export function readParts(kind: string, path: string): Record<string, string> | null {
  return patternOf(kind).exec(path)?.groups ?? (patternOf(kind).test(path) ? {} : null);
}

function patternOf(kind: string): RegExp {
  const text = kind
    .replaceAll(".", "\\.")
    .replaceAll(/\[(\w+)\]/g, "(?<$1>[^/]+)")
    .replace("/*", "/.*");
  return new RegExp(`^${text}$`);
}
