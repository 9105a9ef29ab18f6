import { type NotificationsPageProps, renderNotificationsPage } from "../../notifications-page.tsx";

export { generateMetadata } from "../../notifications-page.tsx";

export default function OwnerNotificationsPage({ searchParams }: NotificationsPageProps) {
  return renderNotificationsPage("owner", searchParams);
}
