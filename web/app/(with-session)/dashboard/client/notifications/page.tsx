import { type NotificationsPageProps, renderNotificationsPage } from "../../notifications-page.tsx";

export { generateMetadata } from "../../notifications-page.tsx";

export default function ClientNotificationsPage({ searchParams }: NotificationsPageProps) {
  return renderNotificationsPage("client", searchParams);
}
