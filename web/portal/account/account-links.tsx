import { dashboardPath } from "#supabase/dashboard-path.ts";
import { getSessionUser } from "#supabase/session-user.ts";
import { SignOutButton } from "../sign-out/sign-out-button.client.tsx";

/** What the header shows to somebody who is signed in. Without a reachable sign-in service it shows nothing. */
export async function AccountLinks() {
  const user = await getSessionUser().catch(() => null);
  if (!user) return null;
  return (
    <>
      {user.role ? <a href={dashboardPath(user.role)}>{capitalise(user.role)} Dashboard</a> : null}
      <SignOutButton />
    </>
  );
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
