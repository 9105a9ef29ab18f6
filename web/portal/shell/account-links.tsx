import { AccountActions } from "#accounts/sign-out/account-actions.client.tsx";
import { dashboardPath } from "#session/dashboard-path.ts";
import { getSessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { UnreadLink } from "#ui/unread-link/unread-link.tsx";
import { countShownNotifications } from "../notifications/stored-notifications.ts";

/** What the header shows to somebody who is signed in. Without a reachable sign-in service it shows nothing. */
export async function AccountLinks() {
  const user = await getSessionUser().catch(() => null);
  if (!user) return null;
  const { role } = user;
  const { shell } = await getTexts();
  return (
    <>
      <NewsLink />
      <AccountActions
        dashboard={role && { href: dashboardPath(role), label: shell.dashboards[role] }}
        words={shell.account}
      />
    </>
  );
}

/** The bell, with how many notifications are unread. */
export async function NewsLink() {
  const user = await getSessionUser().catch(() => null);
  if (!user) return null;
  const [shown, { notifications, layout }] = await Promise.all([countShownNotifications(), getTexts()]);
  return (
    <UnreadLink
      href={dashboardPath(user.role, "notifications")}
      label={notifications.title}
      words={layout.header.unread}
      unread={shown?.unread ?? 0}
      link={PortalLink}
    />
  );
}
