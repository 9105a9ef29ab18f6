import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { getImprint } from "#site/imprint.ts";
import type { SiteSettings } from "#site/site-settings.ts";
import { asksAboutVisits } from "../consent/asks-about-visits.ts";
import { getMenus } from "../menus.ts";
import styles from "./footer.module.css";

export async function FinePrint({ settings }: { settings: SiteSettings }) {
  const [imprint, isAsked, { word }] = await Promise.all([getImprint(), asksAboutVisits(), getMenus()]);
  return (
    <div className={styles.small}>
      <p>{`© ${currentYear(settings?.timeZone)} ${settings?.agencyName ?? ""}`}</p>
      <ul className={styles.fine}>
        <li>
          <a href="/privacy-policy">{word("privacy")}</a>
        </li>
        <li>
          <a href="/terms-of-service">{word("terms")}</a>
        </li>
        {imprint ? (
          <li>
            <a href="/imprint">{word("imprint")}</a>
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
              {word("cookies")}
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
