import type { Tables } from "schemas/generated/database.ts";

type State = Omit<Tables<"backup_state">, "is_only">;

/** A night may be missed, two may not. */
const patienceMs = 36 * 3_600_000;

/**
 * What the owner is told of the backups: that they are not set up, that one was proven and when, or what is wrong: the last attempt
 * failed, none was made or proven for a day and a half.
 */
export function judgeBackup({ made_at, proven_at, problem }: State, now: Date) {
  const isRecent = (moment: string | null) =>
    moment !== null && now.getTime() - Date.parse(moment) < patienceMs;
  if (problem) return { is: "wrong", why: problem, provenAt: proven_at } as const;
  if (!made_at) return { is: "off" } as const;
  if (!isRecent(made_at)) return { is: "wrong", why: "late", provenAt: proven_at } as const;
  if (!proven_at || !isRecent(proven_at))
    return { is: "wrong", why: "unproven", provenAt: proven_at } as const;
  return { is: "proven", provenAt: proven_at } as const;
}
