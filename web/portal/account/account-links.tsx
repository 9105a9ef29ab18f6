import { dashboardPath } from "#supabase/dashboard-path.ts";
import { getSessionUser } from "#supabase/session-user.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { UnreadLink } from "#ui/unread-link/unread-link.tsx";
import { countShownNotifications } from "./notifications/stored-notifications.ts";
import { AccountActions } from "./sign-out/account-actions.client.tsx";

/** What the header shows to somebody who is signed in. Without a reachable sign-in service it shows nothing. */
export async function AccountLinks() {
  const user = await getSessionUser().catch(() => null);
  if (!user) return null;
  const { role } = user;
  return (
    <>
      <NewsLink />
      <AccountActions
        dashboard={role && { href: dashboardPath(role), label: `${capitalise(role)} Dashboard` }}
      />
    </>
  );
}

/** The bell, with how many notifications are unread. */
export async function NewsLink() {
  const user = await getSessionUser().catch(() => null);
  if (!user) return null;
  const { unread } = (await countShownNotifications()) ?? { unread: 0 };
  return (
    <UnreadLink
      href={dashboardPath(user.role, "notifications")}
      label="Notifications"
      unread={unread}
      link={PortalLink}
    />
  );
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
