import { getFormats } from "#formats/get-formats.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { OverviewCard, type Waiting } from "./overview-card.tsx";
import styles from "./overview-row.module.css";

const shown = 5;
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

type Message = { id: string; name: string; message: string; created_at: string };

async function readUnansweredMessages(): Promise<Waiting<Message>> {
  const client = await openSession();
  return await client
    .from("contact_messages")
    .select("id, name, message, created_at", { count: "exact" })
    .eq("status", "new")
    .order("created_at")
    .limit(shown)
    .then(unwrapPage("The messages could not be read"));
}
