import type { Metadata } from "next";
import { NotificationList } from "#portal/account/notifications/notification-list.tsx";
import { readMoment } from "#portal/account/notifications/stored-notifications.ts";
import { requireUser } from "#supabase/require-user.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

export const metadata: Metadata = { title: "Notifications" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NotificationsPage({ searchParams }: Props) {
  await requireUser("/dashboard/notifications");
  const { before, show } = await searchParams;
  return (
    <DashboardPage title="Notifications" intro="News of your projects, the newest first.">
      <LoadedPart
        name="The notifications"
        isAwaited
        render={() => NotificationList({ before: readMoment(before), onlyUnread: show === "unread" })}
      />
    </DashboardPage>
  );
}
