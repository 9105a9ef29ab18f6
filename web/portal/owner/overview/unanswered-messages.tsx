import { getFormats } from "#formats/get-formats.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./overview-row.module.css";
import { readUnansweredMessages } from "./read-waiting.ts";

const page = "/dashboard/owner/messages";

/** The contact messages that wait for an answer, the oldest first. */
export async function UnansweredMessages() {
  const { formatAge } = await getFormats();
  const now = new Date();
  return (
    <OverviewCard
      heading="Messages to answer"
      read={readUnansweredMessages}
      empty="Every message is answered."
      all={{ href: page, label: "All messages" }}
    >
      {({ id, name, message, created_at }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={`${page}#${id}`}>{name}</PortalLink>
            <span className={styles.fact}>{formatAge(created_at, now)}</span>
          </p>
          <p className={styles.words}>{message}</p>
        </>
      )}
    </OverviewCard>
  );
}
