import { readRecipient } from "../backup/keys.ts";
import type { Settings } from "../connect/connection.ts";
import { type Finding, right, unknown, wrong } from "./finding.ts";

/** Whether the settings let backups be made; the overview says what became of them. */
export function checkBackups(settings: Settings, isDatabaseHosted: boolean): Finding[] {
  const { BACKUP_RECIPIENT: recipient, SUPABASE_DB_URL: address } = settings;
  if (!recipient)
    return [unknown("Nothing is backed up: BACKUP_RECIPIENT is not set", "See docs/backup.md.")];
  try {
    readRecipient(recipient);
  } catch (error) {
    return [
      wrong(error instanceof Error ? error.message : "BACKUP_RECIPIENT is wrong", "See docs/backup.md."),
    ];
  }
  if (!isDatabaseHosted) return [right("Backups have a key")];
  if (!address || !URL.canParse(address))
    return [
      wrong(
        "Backups cannot read the database: SUPABASE_DB_URL is not set",
        "Copy it from Supabase’s page “Connect”.",
      ),
    ];
  if (new URL(address).port === "6543")
    return [
      wrong(
        "SUPABASE_DB_URL leads to the transaction pooler, which gives no snapshot",
        "Take the session pooler’s, or the direct one.",
      ),
    ];
  return [right("Backups have a key, and the database’s address")];
}
