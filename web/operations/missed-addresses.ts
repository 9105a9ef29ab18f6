import { publicPath } from "#log/public-path.ts";
import { openTally } from "./tally.ts";

export const missedAddresses = openTally("missed addresses");

type Asked = { method?: string; url?: string; headers: Record<string, string | string[] | undefined> };

/**
 * Remembers an address that led a visitor nowhere: a browser that went there, not a program, nor a page that is fetched ahead.
 * Of the visitor nothing is kept; an address that could say something about them is not kept at all.
 */
export function noteMissedAddress({ method, url = "", headers }: Asked): void {
  const isVisit = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  if (method !== "GET" || !isVisit || headers["sec-purpose"] || headers.purpose) return;
  const path = publicPath(url, 300)?.replace(/(?<=.)\/+$/, "");
  if (path && path !== "/") missedAddresses.add(path);
}
