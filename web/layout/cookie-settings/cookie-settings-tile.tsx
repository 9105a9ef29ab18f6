import { getTexts } from "#texts/get-texts.ts";
import { asksAboutVisits } from "../consent/asks-about-visits.ts";
import styles from "./cookie-settings-tile.module.css";

/** Floats in the corner of every page of a site that asks about cookies; start-consent.ts opens the settings for it. */
export async function CookieSettingsTile() {
  if (!(await asksAboutVisits())) return null;
  const { layout } = await getTexts();
  return (
    <button type="button" className={styles.tile} data-act="settings" aria-label={layout.cookieTile}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M20.6 11.6a3.4 3.4 0 0 1-4-3.6 3.4 3.4 0 0 1-4-4.6 8.8 8.8 0 1 0 8 8.2Z" />
        <path d="M8.6 9.4h.01M9 15h.01M14 16.4h.01M13 11.8h.01" />
      </svg>
    </button>
  );
}
