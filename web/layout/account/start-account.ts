import { sessionChannel } from "#supabase/session-channel.ts";
import { listen, page } from "../page-script/short-names.ts";

// The address of a bundled file: see bundle-page-script.ts.
declare const ACCOUNT_SCRIPT: string;

/**
 * Shows in the header who is signed in. Most visitors have no session: without the cookie that says so, nothing is asked
 * or fetched, until another tab signs in.
 */
export function startAccount(): void {
  const show = () =>
    import(ACCOUNT_SCRIPT).then((account: typeof import("./show-account.ts")) => account.showAccount());
  if (page.cookie.includes("signed-in=1")) void show();
  new BroadcastChannel(sessionChannel).onmessage = show;
  listen("pageshow", (event) => {
    // A page that Back brings to life again may be older than the session.
    if (event.persisted) void show();
  });
}
