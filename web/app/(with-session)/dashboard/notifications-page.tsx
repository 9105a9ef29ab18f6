import type { Metadata } from "next";
import { NotificationList } from "#portal/notifications/notification-list.tsx";
import { readMoment } from "#portal/notifications/stored-notifications.ts";
import { askedPath } from "#server/request-context.ts";
import { requireRole } from "#session/require-user.ts";
import type { Role } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).notifications.title };
}

export type NotificationsPageProps = {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The notifications of an account, whatever its role. */
export async function renderNotificationsPage(
  role: Role,
  searchParams: NotificationsPageProps["searchParams"],
) {
  await requireRole(role);
  const [{ before, show }, { notifications }] = await Promise.all([searchParams, getTexts()]);
  return (
    <DashboardPage title={notifications.title} intro={notifications.intro}>
      <LoadedPart
        name={notifications.part}
        isAwaited
        render={() =>
          NotificationList({ path: askedPath(), before: readMoment(before), onlyUnread: show === "unread" })
        }
      />
    </DashboardPage>
  );
}
