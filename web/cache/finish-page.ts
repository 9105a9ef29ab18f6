import { pagePolicy } from "../policy/page-policy.ts";
import { holdScripts } from "./hold-scripts.ts";

type StaticPage = {
  html: string;
  rscData?: Buffer;
  status?: number;
  headers: Record<string, number | string | string[] | undefined> | undefined;
};

const policyHeader = "content-security-policy";

/**
 * Holds back the scripts of a page and adds the policy for what is left, in place: Next answers the request that caused the
 * rendering with the same object. A page that was finished before stays as it is.
 */
export function finishPage(page: StaticPage, mediaHost: string): void {
  if (page.headers?.[policyHeader]) return;
  completeRedirect(page);
  page.html = holdScripts(page.html);
  page.headers = { ...page.headers, [policyHeader]: pagePolicy(page.html, mediaHost) };
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
