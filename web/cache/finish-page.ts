import { pagePolicy } from "../policy/page-policy.ts";
import { holdScripts } from "./hold-scripts.ts";

type StaticPage = {
  html: string;
  headers: Record<string, number | string | string[] | undefined> | undefined;
};

const policyHeader = "content-security-policy";

/**
 * Holds back the scripts of a page and adds the policy for what is left, in place: Next answers the request that caused the
 * rendering with the same object. A page that was finished before stays as it is.
 */
export function finishPage(page: StaticPage, mediaHost: string): void {
  if (page.headers?.[policyHeader]) return;
  page.html = holdScripts(page.html);
  page.headers = { ...page.headers, [policyHeader]: pagePolicy(page.html, mediaHost) };
}
