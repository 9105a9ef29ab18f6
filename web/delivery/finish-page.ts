import { writePage } from "#html/page-tree.ts";
import { deferScripts } from "./defer-scripts.ts";
import { gatherStyles } from "./gather-styles.ts";
import { inlineStyles } from "./inline-styles.ts";
import { takeApart } from "./page-parts.ts";
import { addPolicy } from "./policy/page-policy.ts";

type StaticPage = {
  html: string;
  rscData?: Buffer;
  status?: number;
  headers: Record<string, number | string | string[] | undefined> | undefined;
  /** Ours, kept with the page: Next hands in a page again that it could not render anew. */
  isFinished?: boolean;
};

/**
 * From the page that Next rendered to the one that visitors get, in place: its scripts and their data wait, its styles stand in
 * it, and its policy names what is left. A page that was finished before stays as it is. `readAsset` reads a file of the build.
 */
export function finishPage(page: StaticPage, readAsset: (address: string) => string): void {
  if (isFinished(page)) return;
  page.isFinished = true;
  completeRedirect(page);
  // It has nothing that a browser would show.
  if (page.html === "") return;
  const parts = takeApart(page.html);
  deferScripts(parts);
  inlineStyles(parts, readAsset);
  gatherStyles(parts);
  // Last: it names what the steps before have left.
  addPolicy(parts);
  page.html = writePage(parts.page);
}

export function isFinished(page: StaticPage): boolean {
  return page.isFinished === true;
}

/**
 * Next takes Location back from the response that caused the rendering. When that one has left already, as with every page that
 * is rendered again in the background, the redirect is stored without it.
 */
function completeRedirect(page: StaticPage): void {
  if (page.status !== 307 && page.status !== 308) return;
  if (page.headers?.location) return;
  // Of React's data, which is lines of JSON and no HTML: its error says NEXT_REDIRECT;replace;<address>;308;
  const [, digest] = /"digest":("NEXT_REDIRECT;(?:[^"\\]|\\.)*")/.exec(page.rscData?.toString() ?? "") ?? [];
  if (digest)
    page.headers = { ...page.headers, location: JSON.parse(digest).split(";").slice(2, -2).join(";") };
}
