import { sessionChannel } from "#session/session-channel.ts";
import { fetchScript } from "../page-script/fetch-script.ts";
import { onReturn } from "../page-script/on-return.ts";

// The address of a bundled file: see delivery/bundle-scripts.ts.
declare const ACCOUNT_SCRIPT: string;

/**
 * Shows in the header who is signed in. Most visitors have no session: without the cookie that says so, nothing is asked
 * or fetched, until another tab signs in, or Back leads to a page that may be older than the session.
 */
export function startAccount(): void {
  const show = () => fetchScript(ACCOUNT_SCRIPT);
  if (document.cookie.includes("signed-in")) show();
  new BroadcastChannel(sessionChannel).onmessage = show;
  onReturn(show);
}
