import { plainPath } from "schemas/find-address.ts";
import { safeHref } from "#sanity/safe-href.ts";

export type Redirect = { source: string | null; destination: string | null; isPermanent: boolean | null };

export type Target = { destination: string; isPermanent: boolean };

/**
 * Where an address has moved: the end of the chain of redirects from this path, whatever its capitals, or nothing.
 * A chain that leads back to itself, or to an address that is not safe, counts as no redirect;
 * it is permanent when each of its steps is.
 */
export function followRedirects(
  path: string,
  redirects: readonly Redirect[],
  origin: string,
): Target | undefined {
  const bySource = new Map(redirects.map((redirect) => [plainPath(redirect.source ?? ""), redirect]));
  const visited = new Set([plainPath(path)]);
  let isPermanent = true;
  let next = bySource.get(plainPath(path));
  while (next) {
    const destination = readDestination(next.destination, origin);
    if (!destination) return;
    isPermanent &&= next.isPermanent === true;
    const place = plainPath(destination.replace(/[?#].*$/, ""));
    if (visited.has(place)) return;
    visited.add(place);
    next = bySource.get(place);
    if (!next) return { destination, isPermanent };
  }
  return;
}

/** A page of this site as its path, whichever way it was written; another site's page as a whole address. */
function readDestination(destination: string | null, origin: string): string | undefined {
  const href = safeHref(destination);
  const address = href && /^(\/|https:)/i.test(href) ? URL.parse(href, origin) : null;
  if (!address) return;
  const isOwn = address.origin === origin;
  return isOwn ? `${address.pathname}${address.search}${address.hash}` : address.href;
}
