import { classifyHref } from "schemas/requests/classify-href.ts";

/**
 * The address when a visitor's browser may follow it, otherwise nothing. The Studio refuses the same
 * ones, but content can also arrive through the API.
 */
export function safeHref(href: string | null | undefined): string | undefined {
  if (!href) return;
  const kind = classifyHref(href);
  if (kind === "this site") return href;
  if (kind === "unsafe character" || kind === "other") return;
  return URL.parse(href)?.username === "" ? href : undefined;
}
