import { env } from "#env.ts";
import { SettingsGroup, SettingsGroups } from "#portal/account/settings-group.tsx";
import { getSiteSettings } from "#sanity/site-settings.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "./agency-settings.module.css";
import { readAgencySettings } from "./change-agency-settings.ts";

export async function renderAgencyForms() {
  const [settings, site] = await Promise.all([readAgencySettings(), getSiteSettings()]);
  return (
    <SettingsGroups>
      <SettingsGroup
        id="notices"
        heading="Owner notifications"
        intro="Where emails about new messages, calls, sign-ups and decisions go."
      >
        <SavedForm action="/api/owner/agency" label="Owner notifications">
          <input type="hidden" name="version" value={settings.version} readOnly />
          <Field
            label="Email for notifications"
            name="notification_email"
            type="email"
            maxLength={255}
            defaultValue={settings.notification_email ?? ""}
            hint="Left empty, they go to the first owner's own address."
          />
          <div>
            <Button type="submit">Save the address</Button>
          </div>
        </SavedForm>
      </SettingsGroup>
      <SettingsGroup
        id="hours"
        heading="Hours"
        intro="They are part of the site's content: edit them in the Studio, under Site settings."
      >
        {site?.hours && site.hours.length > 0 ? (
          <ul className={styles.hours}>
            {site.hours.map(({ days, opens, closes }) => (
              <li key={days}>
                {days}, {opens} to {closes}
              </li>
            ))}
          </ul>
        ) : (
          <p>No hours are published.</p>
        )}
        {env.STUDIO_URL ? (
          <div>
            <ButtonLink
              href={`${env.STUDIO_URL}/intent/edit/id=siteSettings;type=siteSettings`}
              variant="outline"
            >
              Edit in the Studio
            </ButtonLink>
          </div>
        ) : null}
      </SettingsGroup>
      <SettingsGroup
        id="export"
        heading="All agency data"
        intro="Every table of the portal as one JSON file, without passwords and other secrets. Uploaded files are named in it, not contained."
      >
        <div>
          <ButtonLink href="/api/owner/export" variant="outline" download>
            Download all data
          </ButtonLink>
        </div>
      </SettingsGroup>
    </SettingsGroups>
  );
}
