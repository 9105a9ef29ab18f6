import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import { describePlanNews } from "#portal/notifications/describe-plan-news.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./overview-row.module.css";
import { readPlanNews } from "./read-waiting.ts";

/** What became of care plans in the last seven days, the newest first. It waits for nobody. */
export async function PlanNews() {
  const [{ formatAge }, texts] = await Promise.all([getFormats(), getTexts()]);
  const now = new Date();
  return (
    <OverviewCard heading={texts.overview.planNews} isNews read={() => readPlanNews(now)}>
      {({ title, updated_at, clients }) => (
        <p className={styles.title}>
          <PortalLink href={linkTo("subscription", "owner", { client_id: clients.id })}>
            {describePlanNews(title, clients.name, texts)}
          </PortalLink>
          <span className={styles.fact}>{formatAge(updated_at, now)}</span>
        </p>
      )}
    </OverviewCard>
  );
}
