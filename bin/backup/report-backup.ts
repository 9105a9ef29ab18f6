import type { Settings } from "../stack/settings.ts";
import { withDatabaseApi } from "../stack/with-database-api.ts";
import type { ProblemCode } from "./problem.ts";

export type Report = { bytes?: number } & (
  | { outcome: "made" | "proven" }
  | { outcome: "failed"; problem: ProblemCode }
);

/** Tells the product what became of a backup: the owner's overview says it. Throws an Error when nobody could be told. */
export async function reportBackup(settings: Settings, report: Report): Promise<void> {
  await withDatabaseApi(settings, async (url, key) => {
    const response = await fetch(`${url}/rest/v1/rpc/report_backup`, {
      method: "POST",
      headers: { apikey: key, Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify({ report }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`The database took no report of the backup (${response.status})`);
  });
}
