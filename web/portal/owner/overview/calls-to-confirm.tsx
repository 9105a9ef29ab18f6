import { getFormats } from "#formats/get-formats.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { OverviewCard, type Waiting } from "./overview-card.tsx";
import styles from "./overview-row.module.css";

const shown = 5;
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

type Call = { id: string; name: string; starts_at: string; time_zone: string };

async function readCallsToConfirm(): Promise<Waiting<Call>> {
  const client = await openSession();
  return await client
    .from("discovery_calls")
    .select("id, name, starts_at, time_zone", { count: "exact" })
    .eq("status", "requested")
    .order("starts_at")
    .limit(shown)
    .then(unwrapPage("The calls could not be read"));
}
