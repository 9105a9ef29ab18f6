import { isSecretKey } from "./is-secret-key.ts";

const longWork: Record<string, string> = {
  "/snapshot/v1": "a copy for a backup",
  "/rest/v1/rpc/sweep_search_words": "the words of the search",
};

/** What a request has done that is known to take long; null for any other, and for whoever has not the secret key. */
export function nameLongWork(request: Request, secretKey: string): string | null {
  const what = longWork[new URL(request.url).pathname];
  return what && isSecretKey(request.headers.get("apikey"), secretKey) ? what : null;
}
