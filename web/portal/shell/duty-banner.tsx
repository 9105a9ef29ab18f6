import { readEnrolBy } from "#accounts/second-step/read-enrol-by.ts";
import { getFormats } from "#formats/get-formats.ts";
import { dashboardPath } from "#session/dashboard-path.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./duty-banner.module.css";

/** How long an owner is still let in without a second factor, and the one thing to do about it. Whoever has one sees nothing. */
export async function DutyBanner() {
  const due = await readDue().catch((error: unknown) => {
    console.error("Nobody is told of a second factor:", error instanceof Error ? error.message : error);
    return null;
  });
  if (!due) return null;
  const { banner } = (await getTexts()).duty;
  return (
    <aside className={styles.banner} aria-label={banner.label}>
      <Notice>
        <p className={styles.words}>
          {banner.left(due.span, due.moment)}{" "}
          <PortalLink href={`${dashboardPath("owner", "settings")}#two-step`}>{banner.action}</PortalLink>
        </p>
      </Notice>
    </aside>
  );
}

async function readDue() {
  const until = await readEnrolBy();
  if (!until) return null;
  const { formatDateTime, formatSpan } = await getFormats();
  const hours = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 3_600_000));
  const span = hours > 24 ? formatSpan(Math.ceil(hours / 24), "day") : formatSpan(hours, "hour");
  return { span, moment: formatDateTime(until) };
}
