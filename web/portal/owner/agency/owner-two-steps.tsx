import { SettingsGroup } from "#accounts/settings/settings-group.tsx";
import { getFormats } from "#formats/get-formats.ts";
import { getSessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "./owner-two-steps.module.css";
import { type OwnerFactor, readOwnerFactors, readOwnersNeedTwoSteps } from "./stored-two-steps.ts";

/** Whether owners have to sign in with two steps, and, where there are several, who of them does. */
export async function renderOwnerTwoSteps() {
  const [isOn, owners, { duty }] = await Promise.all([
    readOwnersNeedTwoSteps(),
    readOwnerFactors(),
    getTexts(),
  ]);
  const { setting } = duty;
  return (
    <SettingsGroup id="two-steps" heading={setting.heading} intro={setting.intro}>
      <p>{isOn ? setting.on : setting.off}</p>
      {owners.length > 1 ? <OwnerList owners={owners} /> : null}
      <SavedForm action="/api/owner/two-steps">
        <div>
          <Button type="submit" name="owners_need_two_steps" value={isOn ? "no" : "yes"} variant="outline">
            {isOn ? setting.turnOff : setting.turnOn}
          </Button>
        </div>
      </SavedForm>
    </SettingsGroup>
  );
}

async function OwnerList({ owners }: { owners: OwnerFactor[] }) {
  const [user, { formatDateTime }, { duty }] = await Promise.all([
    getSessionUser(),
    getFormats(),
    getTexts(),
  ]);
  const words = duty.owners;
  return (
    <section aria-labelledby="owner-factors">
      <h3 id="owner-factors">{words.heading}</h3>
      <ul className={styles.list}>
        {owners.map(({ id, name, hasFactor, enrolBy }) => (
          <li key={id} className={styles.owner}>
            <p className={styles.name}>
              {id === user?.id ? words.you(name) : name}
              <Badge tone={hasFactor ? "good" : "attention"}>{hasFactor ? words.has : words.hasNot}</Badge>
            </p>
            {enrolBy ? (
              <p className={styles.due}>
                {(enrolBy.getTime() > Date.now() ? words.until : words.since)(formatDateTime(enrolBy))}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
