import { onSessionChange } from "#supabase/session-channel.ts";

// The address of a bundled file: see bundle-page-script.ts.
declare const ACCOUNT_SCRIPT: string;

/**
 * Shows in the header who is signed in. Most visitors have no session: without the cookie that says so, nothing is asked
 * or fetched, until another tab signs in.
 */
export function startAccount(): void {
  const show = async () => {
    const { showAccount }: typeof import("./show-account.ts") = await import(ACCOUNT_SCRIPT);
    await showAccount();
  };
  if (document.cookie.includes("signed-in=1")) void show();
  onSessionChange(show);
  addEventListener("pageshow", ({ persisted }) => {
    // A page that Back brings to life again may be older than the session.
    if (persisted) void show();
  });
}
