import { findSourceFault } from "../objects/find-source-fault.ts";

/**
 * The redirect that a page's move from one path to another needs, and the id of one that would lead back in a circle.
 * A document's id comes from its source, so that moving twice leaves one redirect for each old address.
 * From where the site sends nobody, such as a guide of the portal, there is none.
 */
export function planRedirect(from: string | undefined, to: string | undefined) {
  if (!from || !to || from === to || findSourceFault(from)) return;
  return {
    redirect: {
      _id: redirectIdOf(from),
      _type: "redirect",
      source: from,
      destination: to,
      isPermanent: true,
    },
    obsoleteId: redirectIdOf(to),
  };
}

/**
 * The same for documents that are published together, each from one path, if it has been published, to another. Where one makes room for
 * another, no redirect stands in its way.
 */
export function planMoves(moves: readonly { from: string | undefined; to: string | undefined }[]) {
  const taken = new Set(moves.map(({ to }) => to));
  const redirects = moves
    .map(({ from, to }) => planRedirect(from, to)?.redirect)
    .filter((redirect) => redirect !== undefined)
    .filter(({ source }) => !taken.has(source));
  const arrivals = moves.flatMap(({ from, to }) => (to && to !== from ? [redirectIdOf(to)] : []));
  return { redirects, obsoleteIds: [...new Set(arrivals)] };
}

/** The id of the redirect from a path. */
export function redirectIdOf(source: string): string {
  return `redirect-from${source.replace(/[^a-z0-9]+/gi, "-")}`;
}
