import { createHash } from "node:crypto";
import { pagePolicy } from "../policy/page-policy.ts";
import { gatherStyles } from "./gather-styles.ts";
import { holdScripts } from "./hold-scripts.ts";
import { joinStyles } from "./join-styles.ts";
import { shortenData } from "./shorten-data.ts";

type StaticPage = {
  html: string;
  rscData?: Buffer;
  status?: number;
  headers: Record<string, number | string | string[] | undefined> | undefined;
};

const policyHeader = "content-security-policy";

/**
 * Holds back the scripts of a page, joins its stylesheets, gathers style attributes, shortens its data and adds the policy and
 * the ETag of what is left, in place: Next answers the request that caused the rendering with the same object. A page that was
 * finished before stays as it is. `isThere` tells whether the build has a file for an address.
 */
export function finishPage(page: StaticPage, isThere: (address: string) => boolean): void {
  if (page.headers?.[policyHeader]) return;
  completeRedirect(page);
  page.html = shortenData(gatherStyles(joinStyles(holdScripts(page.html), isThere)));
  const policy = pagePolicy(page.html);
  page.headers = { ...page.headers, etag: etagOf(policy, page.html), [policyHeader]: policy };
}

/**
 * Whether HTML and headers are of one rendering. They are two files: a crash while both are replaced may leave an old one, and
 * the policy would refuse what the page needs.
 */
export function isWhole({ html, headers }: StaticPage): boolean {
  const policy = headers?.[policyHeader];
  if (typeof policy !== "string") return true;
  return headers?.etag === etagOf(policy, html);
}

/** A browser or proxy that keeps the page keeps its policy too, so both are in its tag. */
function etagOf(policy: string, html: string): string {
  return `"${createHash("sha256").update(policy).update(html).digest("base64url")}"`;
}

/**
 * Next takes Location back from the response that caused the rendering. When that one has left already, as with every page that
 * is rendered again in the background, the redirect is stored without it.
 */
function completeRedirect(page: StaticPage): void {
  if (page.status !== 307 && page.status !== 308) return;
  if (page.headers?.location) return;
  const [, digest] = /"digest":("NEXT_REDIRECT;(?:[^"\\]|\\.)*")/.exec(page.rscData?.toString() ?? "") ?? [];
  // NEXT_REDIRECT;replace;<address>;308;
  if (digest)
    page.headers = { ...page.headers, location: JSON.parse(digest).split(";").slice(2, -2).join(";") };
}
