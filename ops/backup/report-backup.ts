import { callApi } from "../../bin/stack/call-api.ts";
import type { Settings } from "../../bin/stack/settings.ts";
import { withDatabaseApi } from "../../bin/stack/with-database-api.ts";
import type { ProblemCode } from "./problem.ts";

export type Report = { bytes?: number } & (
  | { outcome: "made" | "proven" }
  | { outcome: "failed"; problem: ProblemCode }
);

/** Tells the product what became of a backup: the owner's overview says it. Throws an Error when nobody could be told. */
export async function reportBackup(settings: Settings, report: Report): Promise<void> {
  await withDatabaseApi(settings, (api) => callApi(api, "POST", "/rest/v1/rpc/report_backup", { report }));
}
