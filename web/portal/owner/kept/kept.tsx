import { SettingsGroup } from "#accounts/settings/settings-group.tsx";
import { env } from "#env.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./kept.module.css";
import { daysAhead, readKept } from "./read-kept.ts";

/** How long things are kept, and what the site is about to remove. */
export async function Kept() {
  const [{ rules, lastAt }, { formatSpan, formatNumber, formatDateTime }, { agency, privacy }] =
    await Promise.all([readKept(), getFormats(), getTexts()]);
  const { kept } = agency;
  return (
    <SettingsGroup id="kept" heading={kept.heading} intro={kept.intro}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{kept.what}</th>
            <th scope="col">{kept.keptFor}</th>
            <th scope="col">{kept.goes(formatSpan(daysAhead, "day"))}</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ rule, count, unit, due }) => (
            <tr key={rule}>
              <th scope="row">{privacy.kept.rules[rule].what}</th>
              <td>{formatSpan(count, unit)}</td>
              <td>{formatNumber(due)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.last}>{lastAt ? kept.last(formatDateTime(lastAt)) : kept.never}</p>
      {env.STUDIO_URL ? (
        <div>
          <ButtonLink
            href={`${env.STUDIO_URL}/intent/edit/id=siteSettings;type=siteSettings;path=retention`}
            variant="outline"
          >
            {agency.hours.edit}
          </ButtonLink>
        </div>
      ) : null}
    </SettingsGroup>
  );
}
