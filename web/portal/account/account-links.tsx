import { dashboardPath } from "#supabase/dashboard-path.ts";
import { openSession } from "#supabase/open-session.ts";
import { getSessionUser } from "#supabase/session-user.ts";
<<<<<<< HEAD
import { AccountActions } from "../sign-out/account-actions.client.tsx";
=======
import { UnreadLink } from "#ui/unread-link/unread-link.tsx";
import { countNotifications } from "../notifications/count-notifications.ts";
import { SignOutButton } from "../sign-out/sign-out-button.client.tsx";
>>>>>>> 8cdd5f4 (Tell people what happened, in the portal and by grouped mails)

/** What the header shows to somebody who is signed in. Without a reachable sign-in service it shows nothing. */
export async function AccountLinks() {
  const user = await getSessionUser().catch(() => null);
  if (!user) return null;
<<<<<<< HEAD
  const { role } = user;
  return (
    <AccountActions
      dashboard={role && { href: dashboardPath(role), label: `${capitalise(role)} Dashboard` }}
    />
=======
  const { unread } = await countNotifications(await openSession()).catch(() => ({ unread: 0 }));
  return (
    <>
      <UnreadLink href="/dashboard/notifications" label="Notifications" unread={unread} />
      {user.role ? <a href={dashboardPath(user.role)}>{capitalise(user.role)} Dashboard</a> : null}
      <SignOutButton />
    </>
>>>>>>> 8cdd5f4 (Tell people what happened, in the portal and by grouped mails)
  );
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
