import { getTexts } from "#texts/get-texts.ts";
import styles from "./lead-card.module.css";

type LeadOriginProps = {
  lead: { source_path: string | null; referrer_host: string | null; campaign: string | null };
};

/** Where somebody who wrote or booked came from, as far as it is known. */
export async function LeadOrigin({ lead }: LeadOriginProps) {
  const { source_path: page, referrer_host: host, campaign } = lead;
  const { origin } = (await getTexts()).requests;
  const facts = [
    page && origin.page(page),
    host && origin.host(host),
    campaign && origin.campaign(campaign),
  ].filter(Boolean);
  return facts.length > 0 ? <p className={styles.facts}>{facts.join(" · ")}</p> : null;
}
