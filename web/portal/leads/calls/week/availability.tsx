import { randomUUID } from "node:crypto";
import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { blocksPerPage, readBlocks } from "#calls/stored-blocks.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "./availability.module.css";

const addressOf = (page: number) => `/dashboard/owner/calls/availability?page=${page}`;

/** The times at which the owner takes no calls: a call that is asked for then is shown as a conflict. */
export async function renderAvailability(page: number) {
  const [{ blocks, total }, timeZone, { formatDateTimes }, { calls }] = await Promise.all([
    readBlocks(page),
    getTimeZone(),
    getFormats(),
    getTexts(),
  ]);
  const { notAvailable, availability: texts } = calls;
  const today = dateInTimeZone(new Date(), timeZone);
  return (
    <section className={styles.availability}>
      <SavedForm action="/api/owner/blocks" className={styles.form} isRepeated>
        <h2>{texts.add}</h2>
        <input type="hidden" name="requestKey" value={randomUUID()} />
        <div className={styles.fields}>
          <Field label={texts.startDate} name="startDate" type="date" required min={today} />
          <Field label={texts.startTime} name="startTime" type="time" required />
          <Field label={texts.endDate} name="endDate" type="date" required min={today} />
          <Field label={texts.endTime} name="endTime" type="time" required />
        </div>
        <Field label={texts.reason} name="reason" maxLength={200} hint={texts.reasonHint} />
        <Button type="submit" name="action" value="add">
          {texts.submit}
        </Button>
      </SavedForm>
      <div className={styles.list}>
        <h2>{texts.ahead}</h2>
        {blocks.length === 0 ? <Notice>{texts.none}</Notice> : null}
        <ul className={styles.blocks}>
          {blocks.map(({ id, starts_at, ends_at, reason }) => (
            <li key={id}>
              <SavedForm action="/api/owner/blocks" className={styles.block}>
                <input type="hidden" name="id" value={id} />
                <p>
                  <strong>{reason || notAvailable}</strong>
                  <br />
                  {formatDateTimes(starts_at, ends_at)}
                </p>
                <Button type="submit" size="sm" variant="outline" name="action" value="remove">
                  {texts.remove}
                </Button>
              </SavedForm>
            </li>
          ))}
        </ul>
        <Pager page={page} pageSize={blocksPerPage} total={total} name={texts.listed} href={addressOf} />
      </div>
    </section>
  );
}
