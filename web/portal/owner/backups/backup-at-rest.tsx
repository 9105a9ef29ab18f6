import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { getTexts } from "#texts/get-texts.ts";
import { readBackup } from "./read-backup.ts";

/** When the backup was last proven, or that there are none. What is wrong has its own card, and so has what cannot be read. */
export async function renderBackupAtRest() {
  const [backup, { backups }] = await Promise.all([readBackup().catch(() => null), getTexts()]);
  if (backup?.is === "off") return <p>{backups.off}</p>;
  if (backup?.is !== "proven") return null;
  const [{ formatTime, formatDateTime }, timeZone] = await Promise.all([getFormats(), getTimeZone()]);
  const moment = new Date(backup.provenAt);
  const isToday = dateInTimeZone(moment, timeZone) === dateInTimeZone(new Date(), timeZone);
  return <p>{backups.proven(isToday ? formatTime(moment) : formatDateTime(moment))}</p>;
}
