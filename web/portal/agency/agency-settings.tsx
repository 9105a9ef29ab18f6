import { getSiteSettings } from "#sanity/site-settings.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SettingsGroup, SettingsGroups } from "../account/settings-group.tsx";
import styles from "./agency-settings.module.css";
import { readAgencySettings } from "./read-agency-settings.ts";

type Parameters = Record<string, string | string[] | undefined>;

/** What the owner sets about the agency. Throws an Error when it cannot be read. */
export async function readAgencyForms({ email, parameters }: { email: string; parameters: Parameters }) {
  const [settings, site] = await Promise.all([readAgencySettings(), getSiteSettings()]);
  const { answer, notification_email: typed } = parameters;
  return (
    <SettingsGroups>
      <SettingsGroup
        id="notices"
        heading="Notices to you"
        intro="Where mails about new messages, calls, sign-ups and decisions go."
      >
        <form action="/api/owner/agency" method="post" className={styles.form}>
          <Answer answer={answer} stored={settings.notification_email ?? email} />
          <input type="hidden" name="version" value={settings.version} />
          <Field
            label="E-mail for notices"
            name="notification_email"
            type="email"
            maxLength={255}
            defaultValue={typeof typed === "string" ? typed : (settings.notification_email ?? "")}
            hint={`Left empty, they go to the first owner's own address.`}
          />
          <div>
            <Button type="submit">Save the address</Button>
          </div>
        </form>
      </SettingsGroup>
      <SettingsGroup
        id="hours"
        heading="Hours"
        intro="They belong to the site's own words, so they are edited in the Studio, under Site settings."
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
      </SettingsGroup>
      <SettingsGroup
        id="export"
        heading="All data of the agency"
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

function Answer({ answer, stored }: { answer: unknown; stored: string }) {
  switch (answer) {
    case "saved":
      return <Notice tone="success">Notices now go to {stored}.</Notice>;
    case "address":
      return <Notice tone="error">Please enter a valid email address.</Notice>;
    case "stale":
      return (
        <Notice tone="error">
          Somebody changed this while you were typing: notices go to {stored} now. Save again to put your
          address in its place.
        </Notice>
      );
    case "failed":
      return <Notice tone="error">That did not work. Please try again.</Notice>;
  }
  return null;
}
