import { runCommand } from "../bin/stack/run-command.ts";
import { readSettings, type Settings } from "../bin/stack/settings.ts";
import { makeKey } from "./backup/keys.ts";
import { makeBackup } from "./backup/make-backup.ts";
import { asProblem } from "./backup/problem.ts";
import { rehearse } from "./backup/rehearse.ts";
import { type Report, reportBackup } from "./backup/report-backup.ts";

// Backs up everything that this instance knows, while it runs: docs/backup.md. With `--rehearse` the archive is restored into scratch
// and compared; with `--new-key` only a key is made.

await runCommand(() => (process.argv.includes("--new-key") ? printNewKey() : backUp(readSettings())));

async function backUp(settings: Settings): Promise<void> {
  if (!settings.backups.recipient)
    throw new Error(
      "BACKUP_RECIPIENT is not set. `npm run backup -- --new-key` makes a key and says what to set.",
    );
  const told: Pick<Report, "bytes"> = {};
  try {
    const { path, bytes, manifest } = await makeBackup(settings);
    told.bytes = bytes;
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(`${path}: ${rows} rows, ${manifest.files.length} files, ${inMegabytes(bytes)}.`);
    if (process.argv.includes("--rehearse")) {
      await rehearse(path, settings);
      console.log(
        "Proven: restored into scratch, every row, file and receipt is equal, and the sign-in works.",
      );
      await reportBackup(settings, { ...told, outcome: "proven" });
    } else await reportBackup(settings, { ...told, outcome: "made" });
  } catch (error) {
    const { code } = asProblem(error);
    await reportBackup(settings, { ...told, outcome: "failed", problem: code }).catch((unheard: Error) =>
      console.error(unheard.message),
    );
    throw error;
  }
}

async function printNewKey(): Promise<void> {
  const { identity, recipient } = await makeKey();
  console.log(
    [
      "Keep this key where a fire on this machine does not reach it. It is shown only now, and nothing opens a backup without it:",
      `  ${identity}`,
      "",
      "Backups are made for its other half. Put this into .env:",
      `  BACKUP_RECIPIENT=${recipient}`,
    ].join("\n"),
  );
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
