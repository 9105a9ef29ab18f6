import "server-only";
import { cache } from "react";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { judgeBackup } from "./judge-backup.ts";

/** How the backups stand. Asked once per request, by the card that tells of trouble and by the line that tells of none. */
export const readBackup = cache(async () => {
  const client = await openSession();
  const state = await client
    .from("backup_state")
    .select("made_at, proven_at, bytes, problem, problem_at")
    .single()
    .then(unwrap("The state of the backups could not be read"));
  return judgeBackup(state, new Date());
});
