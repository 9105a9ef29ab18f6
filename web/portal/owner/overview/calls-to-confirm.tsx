import { getFormats } from "#formats/get-formats.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./overview-row.module.css";
import { readCallsToConfirm } from "./read-waiting.ts";

const page = "/dashboard/owner/calls";

/** The calls that visitors asked for and nobody has answered, the soonest first. */
export async function CallsToConfirm() {
  const { formatCallTime } = await getFormats();
  return (
    <OverviewCard
      heading="Calls to confirm"
      read={readCallsToConfirm}
      empty="No call is waiting for your answer."
      all={{ href: page, label: "All calls" }}
    >
      {({ id, name, starts_at, time_zone }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={`${page}#${id}`}>{name}</PortalLink>
          </p>
          <p className={styles.fact}>{formatCallTime(starts_at, time_zone)}</p>
        </>
      )}
    </OverviewCard>
  );
}
