import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { OverviewCard } from "../overview/overview-card.tsx";
import styles from "../overview/overview-row.module.css";
import { readBackup } from "./read-backup.ts";

/** What is wrong with the backups, in words, and what to do. Where nothing is, there is no card. */
export async function BackupTrouble() {
  const [{ formatDateTime }, { backups }] = await Promise.all([getFormats(), getTexts()]);
  const read = async () => {
    const backup = await readBackup();
    const rows = backup.is === "wrong" ? [{ id: "backup", ...backup }] : [];
    return { rows, count: rows.length };
  };
  return (
    <OverviewCard heading={backups.heading} read={read}>
      {({ why, provenAt }) => (
        <>
          <p className={styles.trouble}>{backups.wrong[why]}</p>
          <p className={styles.fact}>
            {provenAt ? backups.lastProven(formatDateTime(provenAt)) : backups.neverProven}
          </p>
        </>
      )}
    </OverviewCard>
  );
}
