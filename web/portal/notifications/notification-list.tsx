import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { describeNews, gatherFiles, newsPath } from "#email/describe-news.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { Views } from "#ui/views/views.tsx";
import styles from "./notification-list.module.css";
import { type Notification, pageSize, readNotifications } from "./stored-notifications.ts";

type NotificationListProps = { path: string; before?: string; onlyUnread: boolean };

/** What happened in the projects of the signed-in user: first what they have not read, then the rest; the newest first. */
export async function NotificationList({ path, before, onlyUnread }: NotificationListProps) {
  const [{ notifications }, unread, listed] = await Promise.all([
    getTexts(),
    before ? [] : readNotifications({ onlyUnread: true }),
    onlyUnread && !before ? [] : readNotifications({ before, onlyUnread }),
  ]);
  const shown = new Set(unread.map(({ id }) => id));
  const others = listed.filter(({ id }) => !shown.has(id));
  const last = (onlyUnread && !before ? unread : listed).at(pageSize - 1);
  return (
    <div className={styles.notifications}>
      <Views
        name={notifications.title}
        views={[
          { href: path, words: notifications.all, isOpen: !onlyUnread },
          { href: `${path}?show=unread`, words: notifications.unread, isOpen: onlyUnread },
        ]}
      >
        {unread.length > 0 || listed.some(({ read_at }) => !read_at) ? (
          <form action="/api/notifications" method="post">
            <Button type="submit" name="all" value="yes" variant="outline" size="sm">
              {notifications.markAllAsRead}
            </Button>
          </form>
        ) : null}
      </Views>
      {unread.length + listed.length === 0 ? (
        <p className={styles.empty}>{onlyUnread ? notifications.seenEverything : notifications.nothingYet}</p>
      ) : null}
      <Group heading={notifications.unread} news={unread} />
      <Group heading={notifications.earlier} news={others} />
      {last ? (
        <PortalButtonLink
          href={`${path}?${new URLSearchParams({ ...(onlyUnread && { show: "unread" }), before: last.updated_at })}`}
          variant="outline"
        >
          {notifications.older}
        </PortalButtonLink>
      ) : null}
    </div>
  );
}

/** Some news by day, and of each day by project. */
async function Group({ heading, news }: { heading: string; news: Notification[] }) {
  if (news.length === 0) return null;
  const [timeZone, { formatDate }, { notifications }] = await Promise.all([
    getTimeZone(),
    getFormats(),
    getTexts(),
  ]);
  const dayOf = (moment: Date) => dateInTimeZone(moment, timeZone);
  const now = new Date();
  const near = new Map([
    [dayOf(new Date(now.getTime() - 86_400_000)), notifications.yesterday],
    [dayOf(now), notifications.today],
  ]);
  const days = Map.groupBy(news, ({ updated_at }) => dayOf(new Date(updated_at)));
  return (
    <section className={styles.group} aria-label={heading}>
      <h2>{heading}</h2>
      {[...days].map(([day, ofDay]) => (
        <section key={day} className={styles.day}>
          <h3>{near.get(day) ?? formatDate(day, "full")}</h3>
          <div>
            {[...Map.groupBy(ofDay, ({ project_id }) => project_id)].map(([projectId, ofProject]) => (
              <div key={projectId} className={styles.project}>
                <h4>{ofProject[0]?.project_name}</h4>
                <ul className={styles.list}>
                  {gatherFiles(ofProject.map(nameProject)).map((piece) => (
                    <Row key={piece.id} piece={piece} />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}

const nameProject = ({ project_name, actor_name, ...notification }: Notification) => ({
  ...notification,
  project: project_name,
  actor: actor_name,
});

type Piece = ReturnType<typeof gatherFiles<ReturnType<typeof nameProject>>>[number];

async function Row({ piece }: { piece: Piece }) {
  const [{ formatTime }, texts] = await Promise.all([getFormats(), getTexts()]);
  const { notifications } = texts;
  const { project_id, kind, title, updated_at, read_at, all, files } = piece;
  return (
    <li className={styles.row} data-unread={read_at ? undefined : true}>
      <p className={styles.facts}>{formatTime(updated_at)}</p>
      <PortalLink href={newsPath(project_id, kind)}>{describeNews(piece, texts.news)}</PortalLink>
      {read_at ? null : (
        <form action="/api/notifications" method="post">
          <Button
            type="submit"
            name="id"
            value={all.map(({ id }) => id).join(",")}
            variant="ghost"
            size="sm"
            aria-label={files > 1 ? notifications.markFilesAsRead(files) : notifications.markAsReadOf(title)}
          >
            {notifications.markAsRead}
          </Button>
        </form>
      )}
    </li>
  );
}
