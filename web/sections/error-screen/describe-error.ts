import type { Texts } from "#texts/get-texts.ts";

export type ErrorWords = { title: string; message: string; reference?: string };

/**
 * The words for an error by its digest, the only thing of a server's error that a browser is told. An error that knows
 * its status has the digest `503 Service Unavailable;reference`; Next gives every other one a number to find it by.
 */
export function describeError(digest: string | undefined, texts: Texts["errors"]): ErrorWords {
  const [, status, statusText, ownReference] = /^(\d{3}) ([^;]+)(?:;(.+))?$/.exec(digest ?? "") ?? [];
  if (status === "404") return texts.missing;
  if (statusText) return { title: texts.title, message: statusText, reference: ownReference };
  return { ...texts.unexpected, reference: digest };
}
