import { SettingsGroup } from "#accounts/settings/settings-group.tsx";
import { env } from "#env.ts";
import { getFormats } from "#formats/get-formats.ts";
import { Kept } from "#portal/owner/kept/kept.tsx";
import { getSiteSettings } from "#site/site-settings.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "./agency-settings.module.css";
import { readAgencySettings } from "./change-agency-settings.ts";

export async function renderAgencyForms() {
  const [settings, site, { agency }, { formatClock }] = await Promise.all([
    readAgencySettings(),
    getSiteSettings(),
    getTexts(),
    getFormats(),
  ]);
  return (
    <>
      <SettingsGroup id="notices" heading={agency.notices.heading} intro={agency.notices.intro}>
        <SavedForm action="/api/owner/agency" label={agency.notices.heading} showsStored>
          <input type="hidden" name="version" value={settings.version} readOnly />
          <Field
            label={agency.notices.email}
            name="notification_email"
            type="email"
            maxLength={255}
            defaultValue={settings.notification_email ?? ""}
            hint={agency.notices.hint}
          />
          <div>
            <Button type="submit">{agency.notices.submit}</Button>
          </div>
        </SavedForm>
      </SettingsGroup>
      <SettingsGroup id="hours" heading={agency.hours.heading} intro={agency.hours.intro}>
        {site?.hours && site.hours.length > 0 ? (
          <ul className={styles.hours}>
            {site.hours.map(({ days, opens, closes }) => (
              <li key={days}>
                {agency.hours.line(days ?? "", formatClock(opens ?? ""), formatClock(closes ?? ""))}
              </li>
            ))}
          </ul>
        ) : (
          <p>{agency.hours.none}</p>
        )}
        {env.STUDIO_URL ? (
          <div>
            <ButtonLink
              href={`${env.STUDIO_URL}/intent/edit/id=siteSettings;type=siteSettings`}
              variant="outline"
            >
              {agency.hours.edit}
            </ButtonLink>
          </div>
        ) : null}
      </SettingsGroup>
      <Kept />
      <SettingsGroup id="export" heading={agency.data.heading} intro={agency.data.intro}>
        <div>
          <ButtonLink href="/api/owner/export" variant="outline" download>
            {agency.data.download}
          </ButtonLink>
        </div>
      </SettingsGroup>
    </>
  );
}
