import { deferScripts, hasIslands } from "./defer-scripts.ts";
import { gatherStyles } from "./gather-styles.ts";
import { inlineStyles } from "./inline-styles.ts";
import { addPolicy, hasPolicy } from "./policy/page-policy.ts";
import { shortenClasses } from "./shorten-classes.ts";

type StaticPage = {
  html: string;
  rscData?: Buffer;
  status?: number;
  headers: Record<string, number | string | string[] | undefined> | undefined;
};

/**
 * From the page that Next rendered to the one that visitors get, in place: its scripts and their data wait, its styles stand in
 * it, and its policy names what is left. A page that was finished before stays as it is. `readAsset` reads a file of the build.
 */
export function finishPage(page: StaticPage, readAsset: (address: string) => string): void {
  if (hasPolicy(page.html)) return;
  completeRedirect(page);
  const html = gatherStyles(inlineStyles(deferScripts(page.html), readAsset));
  page.html = addPolicy(hasIslands(html) ? html : shortenClasses(html));
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
