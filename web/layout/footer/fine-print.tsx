import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { getImprint } from "#site/imprint.ts";
import type { SiteSettings } from "#site/site-settings.ts";
import { getTexts } from "#texts/get-texts.ts";
import { asksAboutVisits } from "../consent/asks-about-visits.ts";
import styles from "./footer.module.css";

export async function FinePrint({ settings }: { settings: SiteSettings }) {
  const [imprint, isAsked, { layout }] = await Promise.all([getImprint(), asksAboutVisits(), getTexts()]);
  const { footer } = layout;
  return (
    <div className={styles.small}>
      <p>{`© ${currentYear(settings?.timeZone)} ${settings?.agencyName ?? ""}`}</p>
      <ul className={styles.fine}>
        <li>
          <a href="/privacy-policy">{footer.privacy}</a>
        </li>
        <li>
          <a href="/terms-of-service">{footer.terms}</a>
        </li>
        {imprint ? (
          <li>
            <a href="/imprint">{footer.imprint}</a>
          </li>
        ) : null}
        <li>
          <a href="/llms.txt" target="_blank" rel="noopener">
            {"LLMs.txt"}
          </a>
        </li>
        {isAsked ? (
          <li className={styles.scripted}>
            <button type="button" data-act="settings">
              {footer.cookies}
            </button>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

/** The page is made anew every hour, so New Year needs no release; the agency's clock decides when it is. */
function currentYear(timeZone: string | null | undefined): string {
  return dateInTimeZone(new Date(), timeZone ?? "UTC").slice(0, 4);
}
