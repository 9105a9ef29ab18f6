import { getFormats } from "#formats/get-formats.ts";
import { phoneHref } from "#formats/phone-href.ts";
import { safeHref } from "#sanity/safe-href.ts";
import type { SiteSettings } from "#site/site-settings.ts";
import { getTexts } from "#texts/get-texts.ts";
import styles from "./footer.module.css";

/** Where the agency is and how to reach it: what the structured data says is to be read here. */
export async function ContactDetails({ settings }: { settings: SiteSettings }) {
  if (!settings) return null;
  const { footer } = (await getTexts()).layout;
  const { contactEmail, phone, locality, region, country, hours } = settings;
  const { formatClock } = await getFormats();
  const mail = safeHref(contactEmail && `mailto:${contactEmail}`);
  const call = safeHref(phoneHref(settings));
  return (
    <div>
      <h2 className={styles.label}>{footer.details}</h2>
      <address className={styles.details}>
        {mail ? <a href={mail}>{contactEmail}</a> : null}
        {call ? <a href={call}>{phone}</a> : null}
        <p>{[locality, region, country].filter(Boolean).join(", ")}</p>
        {hours?.map(({ _key, days, opens, closes }) => (
          <p key={_key}>{footer.hours(days ?? "", formatClock(opens ?? ""), formatClock(closes ?? ""))}</p>
        ))}
      </address>
    </div>
  );
}
