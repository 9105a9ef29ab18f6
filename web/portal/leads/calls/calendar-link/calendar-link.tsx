import { readCalendarLink } from "#calls/stored-calendar-link.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "./calendar-link.module.css";

/** The address that a calendar program subscribes to: whoever knows it sees the calls, without signing in. */
export async function CalendarLink() {
  const { madeAt, address } = await readCalendarLink();
  const [{ formatDate }, { calls }] = await Promise.all([getFormats(), getTexts()]);
  const { calendar } = calls;
  return (
    <SavedForm action="/api/owner/calendar" label={calendar.heading} className={styles.calendar}>
      <p>{madeAt ? calendar.subscribed(formatDate(madeAt)) : calendar.offer}</p>
      {address ? (
        <Field
          label={calendar.address}
          name="address"
          defaultValue={address}
          readOnly
          hint={calendar.shownOnce}
        />
      ) : null}
      <div className={styles.choices}>
        {madeAt ? (
          <>
            <ConfirmButton
              type="button"
              size="sm"
              variant="outline"
              name="action"
              value="renew"
              title={calendar.renewTitle}
              question={calendar.renewQuestion}
              confirmLabel={calendar.renew}
            >
              {calendar.renew}
            </ConfirmButton>
            <ConfirmButton
              type="button"
              size="sm"
              variant="outline"
              name="action"
              value="end"
              title={calendar.endTitle}
              question={calendar.endQuestion}
              confirmLabel={calendar.end}
              kind="danger"
            >
              {calendar.end}
            </ConfirmButton>
          </>
        ) : (
          <Button type="submit" size="sm" variant="outline" name="action" value="renew">
            {calendar.make}
          </Button>
        )}
      </div>
    </SavedForm>
  );
}
