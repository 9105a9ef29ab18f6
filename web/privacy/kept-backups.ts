import "server-only";

/** For how many nights encrypted backups are kept, or null where none are made. */
export function keptBackups(): number | null {
  const { BACKUP_RECIPIENT, BACKUP_KEEP } = process.env;
  const nights = Number(BACKUP_KEEP || 14);
  return BACKUP_RECIPIENT && Number.isInteger(nights) && nights > 0 ? nights : null;
}
