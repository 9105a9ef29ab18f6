import { linkTo } from "schemas/find-portal-kind.ts";
import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { describeNews, gatherFiles, newsPath } from "#email/describe-news.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { Views } from "#ui/views/views.tsx";
import { describePlanNews } from "./describe-plan-news.ts";
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

/** Some news by day, and of each day by project, or else by client. */
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
            {[...Map.groupBy(ofDay, placeOf)].map(([place, ofPlace]) => (
              <div key={place} className={styles.project}>
                <h4>{ofPlace[0]?.project_name ?? ofPlace[0]?.client_name}</h4>
                <ul className={styles.list}>
                  {gatherFiles(ofPlace.map(nameProject)).map((piece) => (
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

/** The project that it is of; what is of none is its client's. */
const placeOf = ({ project_id, client_id }: Notification) => project_id ?? client_id;

const nameProject = ({ project_name, actor_name, ...notification }: Notification) => ({
  ...notification,
  project: project_name,
  actor: actor_name,
});

/** A care plan is read at its client; anything else in its project. */
function findPlace({ kind, project_id, client_id }: Piece): string {
  return kind === "care_plan" ? linkTo("subscription", "owner", { client_id }) : newsPath(project_id, kind);
}

function describePiece(piece: Piece, texts: Texts): string {
  return piece.kind === "care_plan"
    ? describePlanNews(piece.title, piece.client_name, texts)
    : describeNews(piece, texts.news);
}

type Piece = ReturnType<typeof gatherFiles<ReturnType<typeof nameProject>>>[number];

async function Row({ piece }: { piece: Piece }) {
  const [{ formatTime }, texts] = await Promise.all([getFormats(), getTexts()]);
  const { notifications } = texts;
  const { title, updated_at, read_at, all, files } = piece;
  return (
    <li className={styles.row} data-unread={read_at ? undefined : true}>
      <p className={styles.facts}>{formatTime(updated_at)}</p>
      <PortalLink href={findPlace(piece)}>{describePiece(piece, texts)}</PortalLink>
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
