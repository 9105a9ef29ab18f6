import "server-only";
import { readMark } from "#sanity/revisions/revision-mark.ts";
import { ownAddress } from "#server/own-address.ts";
import type { PageAnswer } from "./judge-page.ts";

const limitMs = 10_000;

/** Asks for a page as a visitor would. Throws an Error when it does not answer or answers without a mark. */
export async function askPage(path: string): Promise<PageAnswer> {
  const response = await ask(path);
  const html = await response.text();
  if (response.status >= 300 && response.status < 400) return "redirects";
  const mark = response.status < 500 ? readMark(html) : undefined;
  if (!mark) throw new Error(`${path} answered ${response.status} without saying what it shows`);
  return { mark };
}

/** Asks for a file that is made of content, so that the next one who does gets it as it is now. */
export async function askFile(path: string): Promise<void> {
  await (await ask(path)).body?.cancel();
}

function ask(path: string): Promise<Response> {
  return fetch(ownAddress(path), {
    cache: "no-store",
    redirect: "manual",
    signal: AbortSignal.timeout(limitMs),
  });
}
