import { type Address, addresses, rulesOfAreas } from "./addresses.ts";

type Row = Pick<Address, "path">;

const webAddress = "[a-z0-9]+(?:-[a-z0-9]+)*";

/** Whether it is small letters, digits and single hyphens between them, as the Studio asks of the end of an address. */
export function isWebAddress(text: string): boolean {
  return new RegExp(`^${webAddress}$`).test(text);
}
type Sorted<Each extends Row> = { address: Each; pattern: RegExp }[];

/** Rows with the most exact first: letters sort before what stands for any part, and that before what stands for any rest. */
export function sortAddresses<Each extends Row>(rows: readonly Each[]): Sorted<Each> {
  return rows
    .map((address) => ({ address, order: address.path.replaceAll(/\[\w+\]/g, "~").replace("*", "\x7f") }))
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ address }) => ({ address, pattern: patternOf(address.path, rows) }));
}

const sorted = sortAddresses<Address>(addresses);

/** The row of a path, which comes without its query; none where the site has no such address. */
export function findAddress(path: string): Address | undefined {
  return findAmong(sorted, path);
}

/** The same in another list. */
export function findAmong<Each extends Row>(among: Sorted<Each>, path: string): Each | undefined {
  return among.find(({ pattern }) => pattern.test(path))?.address;
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

type OfDocument = Row & { area: string } & Pick<Address, "isOptional" | "isReserved">;

/** Whether its page is there as long as a document is published. */
export function isOfDocument({ area, path, isOptional, isReserved }: OfDocument): boolean {
  return area === "public" && !isReserved && (path.endsWith("/[slug]") || isOptional === true);
}

/**
 * The address of the page at a path, however its letters are written; undefined where there is none. `own` are the addresses of
 * published documents, undefined while nobody knows them. What is behind a private link, an endpoint, a file or an id is taken as it is
 * written: capitals are part of it.
 */
export function findPage(path: string, own: readonly string[] | undefined): string | undefined {
  const exact = findAddress(path);
  if (exact && !exact.isReserved && (!isOfDocument(exact) || !own || own.includes(path))) return path;
  const plain = plainPath(path);
  const folded = findAddress(plain);
  if (!folded || folded.isReserved || !isFolded(folded)) return;
  if (!isOfDocument(folded)) return plain;
  const page = own?.find((one) => plainPath(one) === plain);
  return page && encodeURI(page);
}

function isFolded(address: Address): boolean {
  if (address.area === "machines" || address.path.startsWith("/api/")) return false;
  return isOfDocument(address) || !/[[*]/.test(address.path);
}

/** One spelling of a path: without percent signs, capitals, and slashes at its end. */
export function plainPath(path: string): string {
  const trimmed = (path.replace(/\/+$/, "") || "/").toLowerCase();
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
}

/** What stands in a path in the places of [name], by their names, percent signs and all; null where the path is not of this kind. */
export function readParts(kind: string, path: string): Record<string, string> | null {
  return patternOf(kind).exec(path)?.groups ?? (patternOf(kind).test(path) ? {} : null);
}

function patternOf(kind: string, among: readonly Row[] = addresses): RegExp {
  const isAtRoot = /^\/\[\w+\]$/.test(kind);
  const text = kind
    .replaceAll(".", "\\.")
    .replaceAll(/\[(\w+)\]/g, isAtRoot ? `(?<$1>${partAtRoot(among)})` : "(?<$1>[^/]+)")
    .replace("/*", "/.*");
  return new RegExp(`^${text}$`);
}

/** A web address as the Studio makes them, and no place that has addresses of its own for others than the public. */
function partAtRoot(among: readonly (Row & { area?: string })[]): string {
  const places = among
    .filter(({ area }) => area !== "public")
    .flatMap(({ path }) => /^\/([a-z0-9-]+)\//.exec(path)?.[1] ?? []);
  return `(?!(?:${[...new Set(places)].join("|")})$)${webAddress}`;
}
