import { findPage } from "schemas/find-address.ts";
import { followRedirects, type Redirect, type Target } from "./follow-redirects.ts";

type Known = {
  redirects: readonly Redirect[];
  /** The addresses of the pages of published documents; undefined while nobody knows them. */
  own: readonly string[] | undefined;
  /** Of this site. */
  origin: string;
};

/**
 * Where somebody who finds no page at a path is led: to the page whose address it is in other letters, or to where the redirects lead.
 * From a page that is there nobody is sent elsewhere, and nobody to where none is.
 */
export function findMove(path: string, { redirects, own, origin }: Known): Target | undefined {
  const page = findPage(path, own ?? []);
  if (page && page !== path) return { destination: page, isPermanent: true };
  const acting = redirects.filter(({ source }) => !findPage(source ?? "", own ?? []));
  const target = followRedirects(path, acting, origin);
  return target && endAtPage(target, own);
}

/** Another site knows its own pages. */
function endAtPage(target: Target, own: Known["own"]): Target | undefined {
  const [, path = "", rest = ""] = /^(\/[^?#]*)(.*)$/.exec(target.destination) ?? [];
  if (!path) return target;
  const page = findPage(path, own);
  return page ? { ...target, destination: page + rest } : undefined;
}
