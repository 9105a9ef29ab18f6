import { describeNews, newsPath } from "#email/describe-news.ts";
import { getFormats } from "#formats/get-formats.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./notification-list.module.css";
import { type Notification, pageSize, readNotifications } from "./stored-notifications.ts";

type NotificationListProps = { path: string; before?: string; onlyUnread: boolean };

/** What happened in the projects of the signed-in user, the newest first. */
export async function NotificationList({ path, before, onlyUnread }: NotificationListProps) {
  const notifications = await readNotifications({ before, onlyUnread });
  const { formatDateTime } = await getFormats();
  const last = notifications.at(-1);
  return (
    <div className={styles.notifications}>
      <nav className={styles.filters} aria-label="Notifications">
        <PortalLink href={path} aria-current={onlyUnread ? undefined : "page"}>
          All
        </PortalLink>
        <PortalLink href={`${path}?show=unread`} aria-current={onlyUnread ? "page" : undefined}>
          Unread
        </PortalLink>
        {notifications.some(({ read_at }) => !read_at) ? (
          <form action="/api/notifications" method="post">
            <Button type="submit" name="all" value="yes" variant="outline" size="sm">
              Mark all as read
            </Button>
          </form>
        ) : null}
      </nav>
      {notifications.length === 0 ? (
        <p className={styles.empty}>
          {onlyUnread
            ? "You have seen everything."
            : "Nothing has happened yet. News of your projects come here."}
        </p>
      ) : (
        <ul className={styles.list}>
          {notifications.map((notification) => (
            <Row
              key={notification.id}
              notification={notification}
              when={formatDateTime(notification.updated_at)}
            />
          ))}
        </ul>
      )}
      {notifications.length === pageSize && last ? (
        <PortalButtonLink
          href={`${path}?${new URLSearchParams({ ...(onlyUnread && { show: "unread" }), before: last.updated_at })}`}
          variant="outline"
        >
          Older
        </PortalButtonLink>
      ) : null}
    </div>
  );
}

function Row({ notification, when }: { notification: Notification; when: string }) {
  const { id, project_id, project_name, kind, title, events, decision, actor_name, read_at } = notification;
  return (
    <li className={styles.row} data-unread={read_at ? undefined : true}>
      <p className={styles.facts}>
        {read_at ? null : <span className={styles.new}>New</span>}
        {project_name}, {when}
      </p>
      <PortalLink href={newsPath(project_id, kind)}>
        {describeNews({ kind, title, events, decision, actor: actor_name })}
      </PortalLink>
      {read_at ? null : (
        <form action="/api/notifications" method="post">
          <Button
            type="submit"
            name="id"
            value={id}
            variant="ghost"
            size="sm"
            aria-label={`Mark as read: ${title}`}
          >
            Mark as read
          </Button>
        </form>
      )}
    </li>
  );
}
